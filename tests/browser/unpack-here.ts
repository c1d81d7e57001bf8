import chromium from '@sparticuz/chromium';

/** Run as a process of its own: the package unpacks to wherever its `TMPDIR` is, and nowhere else. */
await chromium.executablePath();
