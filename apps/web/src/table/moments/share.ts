import { locale } from '../../lib/locale.ts';
import { m } from '../../messages/index.js';
import { say } from '../../ui/toast.tsx';
import { drawEnding } from './picture.ts';
import type { Ending } from './theatre.ts';

const NAME = 'remez.png';

const asFile = async (canvas: HTMLCanvasElement): Promise<File | undefined> => {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  return blob === null ? undefined : new File([blob], NAME, { type: 'image/png' });
};

const save = (file: File): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  say(m.ending_share_saved());
};

/** Through the system's own sheet; where there is none, as a file. Drawn here, and sent to nobody by us. */
export const shareCanvas = async (canvas: HTMLCanvasElement): Promise<void> => {
  const file = await asFile(canvas);
  if (file === undefined) return say(m.why_other());
  const shared = { files: [file] };
  if (!navigator.canShare?.(shared)) return save(file);
  try {
    await navigator.share(shared);
  } catch (error) {
    /** Whoever closes the sheet has changed their mind; anything else leaves them the file. */
    if (!(error instanceof DOMException && error.name === 'AbortError')) save(file);
  }
};

export const sharePicture = async (ending: Ending, boardLocale: 'he' | 'en'): Promise<void> =>
  shareCanvas(await drawEnding(ending, { locale: locale.value, boardLocale, at: new Date() }));
