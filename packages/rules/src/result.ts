/** What can be expected to fail returns a Result; exceptions are for bugs. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

export const success = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

export const failure = <Failure>(
  reason: Failure,
): { readonly ok: false; readonly failure: Failure } => ({ ok: false, failure: reason });
