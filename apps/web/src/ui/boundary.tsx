import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useErrorBoundary, useRef } from 'preact/hooks';
import { noteDrawingFault } from '../lib/faults.ts';

/**
 * Around a part of the screen: when it cannot be drawn, what stands around it stays, and in its
 * place is a sentence with a way back.
 */
export const Boundary = ({
  Fallback,
  retryWith,
  children,
}: {
  readonly Fallback: ComponentType<{ readonly onRetry: () => void }>;
  /** When this changes there is something else to draw, and it is tried again unasked. */
  readonly retryWith?: unknown;
  readonly children: ComponentChildren;
}) => {
  const failedWith = useRef<unknown>(undefined);
  const [fault, retry] = useErrorBoundary((thrown: unknown) => {
    failedWith.current = retryWith;
    noteDrawingFault(thrown);
  });
  useEffect(() => {
    if (fault !== undefined && failedWith.current !== retryWith) retry();
  }, [fault, retryWith]);
  return <>{fault === undefined ? children : <Fallback onRetry={retry} />}</>;
};
