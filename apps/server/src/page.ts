/** A plain page, until the web app takes its place. */
export const PAGE = `<!doctype html>
<html lang="he" dir="rtl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>רמז</title>
<link rel="stylesheet" href="/page.css">
<main>
  <h1>רמז</h1>
  <p>שם-קוד, ביחד, בעברית. השולחן כבר ערוך; המסכים בדרך.</p>
  <p lang="en" dir="ltr">Remez is running. Programs can play already; the screens are on their way.</p>
</main>
</html>
`;

export const STYLE = `:root { color-scheme: light dark; font-family: system-ui, sans-serif; }
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; text-align: center; }
main { padding: 2rem; max-inline-size: 32rem; }
h1 { font-size: 4rem; margin: 0; }
`;
