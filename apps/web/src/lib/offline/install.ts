import { signal } from '@preact/signals';

/** Chromium's way to let a page choose the moment; the types of pages do not know it. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

const offered = signal<InstallEvent | null>(null);

/** Whether the browser would install the app if it were asked now. */
export const canInstall = (): boolean => offered.value !== null;

/** Asks the browser, which asks whoever sits there. It lets itself be asked once. */
export const install = (): void => {
  void offered.value?.prompt();
  offered.value = null;
};

/** Heard from the beginning: the browser says it once, and does not wait. */
export const listenForInstalling = (): void => {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered.value = event as InstallEvent;
  });
};
