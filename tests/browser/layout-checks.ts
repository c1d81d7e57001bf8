import axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * Runs inside the page, and so it uses nothing from outside itself. Returns a sentence for each
 * thing that is wrong, naming the element.
 */
const measure = ({
  playing,
  framed,
}: {
  readonly playing: boolean;
  readonly framed: boolean;
}): string[] => {
  const SLACK = 0.6;
  const TOUCH = 44;
  const SMALLEST_TEXT = 12;
  const wrong: string[] = [];
  const root = document.documentElement;

  const nameOf = (element: Element): string => {
    const test = element.getAttribute('data-testid') ?? element.getAttribute('data-card');
    const said = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const kind = [...element.classList].join('.');
    return `<${element.tagName.toLowerCase()} ${test ?? kind}> “${said.trim().slice(0, 40)}”`;
  };
  /** Not drawn for anyone to see: hidden, or there for a screen reader alone. */
  const isDrawn = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const header = element.closest('[data-testid=game] > header');
    if (header !== null && getComputedStyle(header).clipPath === 'inset(50%)') return false;
    return element.closest('.visually-hidden') === null;
  };
  const round = (value: number): number => Math.round(value * 10) / 10;
  const texts = (() => {
    const found: { readonly node: Text; readonly owner: Element }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const owner = node.parentElement;
      if (owner !== null && node.data.trim() !== '' && isDrawn(owner)) found.push({ node, owner });
    }
    return found;
  })();
  const boxOf = (node: Node): DOMRect => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };
  const linesOf = (node: Node): number => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  const lies = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.left >= outer.left - SLACK &&
    inner.right <= outer.right + SLACK &&
    inner.top >= outer.top - SLACK &&
    inner.bottom <= outer.bottom + SLACK;
  const meet = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

  /** What scrolls this element, if it lies in more than fits. */
  const scrollerOf = (element: Element): Element | null => {
    for (let holder = element.parentElement; holder !== null; holder = holder.parentElement) {
      const { overflowY } = getComputedStyle(holder);
      const scrolls = overflowY === 'auto' || overflowY === 'scroll';
      if (scrolls && holder !== document.body && holder !== root) return holder;
    }
    return null;
  };

  const sideways = () => {
    const scrolled = document.scrollingElement ?? root;
    if (scrolled.scrollWidth > innerWidth) {
      const wide = [...document.body.querySelectorAll('*')].filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return isDrawn(element) && (right > innerWidth + SLACK || left < -SLACK);
      });
      const culprit = wide.at(-1);
      wrong.push(
        `scrolls sideways by ${scrolled.scrollWidth - innerWidth} px: ${culprit ? nameOf(culprit) : '?'}`,
      );
    }
    for (const element of document.querySelectorAll('dialog[open], dialog[open] *, aside')) {
      const { overflowX } = getComputedStyle(element);
      if (overflowX === 'visible' || !isDrawn(element)) continue;
      if (element.scrollWidth > element.clientWidth + 1) {
        wrong.push(`holds more than its width: ${nameOf(element)}`);
      }
    }
  };

  /** The page does not scroll, and what may be done is in sight. */
  const inFrame = () => {
    const scrolled = document.scrollingElement ?? root;
    if (scrolled.scrollHeight > innerHeight) {
      wrong.push(`the game scrolls by ${scrolled.scrollHeight - innerHeight} px`);
    }
    const screen = new DOMRect(0, 0, innerWidth, innerHeight);
    const panel = document.querySelector('[data-panel]');
    if (panel === null) wrong.push('no panel');
    for (const element of panel === null ? [] : [panel, ...panel.querySelectorAll('*')]) {
      if (!isDrawn(element)) continue;
      const box = element.getBoundingClientRect();
      const scroller = scrollerOf(element);
      /** What scrolls within the panel can be read there; what is to be pressed next is always in sight. */
      const isNext = element.matches('button[data-look=primary]');
      const isSeen = lies(box, screen) && lies(box, scroller?.getBoundingClientRect() ?? screen);
      if (isNext ? !isSeen : scroller === null && !lies(box, screen)) {
        wrong.push(`out of sight: ${nameOf(element)}`);
      }
    }
    const stage = document.querySelector('[data-stage]');
    if (stage !== null && isDrawn(stage) && stage.getBoundingClientRect().height < 160) {
      wrong.push(`little is left for the table: ${stage.getBoundingClientRect().height} px`);
    }
  };

  const together = () => {
    const screen = new DOMRect(0, 0, innerWidth, innerHeight);
    const panel = document.querySelector('[data-panel]');
    const cards = [...document.querySelectorAll('[data-card]')];
    /** The status has a place of a fixed height; whatever is longer would lie on the cards. */
    for (const { node, owner } of texts) {
      if (owner.closest('[data-testid=game] > header') === null) continue;
      if (cards.some((card) => meet(card.getBoundingClientRect(), boxOf(node)))) {
        wrong.push(`lies on the cards: ${nameOf(owner)}`);
      }
    }
    if (cards.length !== 25) wrong.push('not 25 cards');
    for (const card of cards) {
      if (!lies(card.getBoundingClientRect(), screen)) wrong.push(`out of sight: ${nameOf(card)}`);
    }
    for (const card of cards) {
      if (panel !== null && meet(card.getBoundingClientRect(), panel.getBoundingClientRect())) {
        wrong.push(`under the panel: ${nameOf(card)}`);
      }
    }
  };

  const words = () => {
    /** On a low phone a decision takes the board's place, until it is asked for again. */
    const isDeciding = document.querySelector('[data-deciding]') !== null;
    for (const card of document.querySelectorAll('[data-card]')) {
      if (isDeciding && !isDrawn(card)) continue;
      const word = card.querySelector('[data-word]');
      if (word === null) {
        wrong.push(`a card without a word: ${nameOf(card)}`);
        continue;
      }
      const box = boxOf(word);
      const frame = card.getBoundingClientRect();
      if (!lies(box, frame)) {
        wrong.push(`clipped: ${nameOf(card)}, ${round(box.width)} of ${round(frame.width)} px`);
      }
      if (linesOf(word) !== 1) wrong.push(`on ${linesOf(word)} lines: ${nameOf(card)}`);
      for (const over of card.querySelectorAll('[data-over]')) {
        if (isDrawn(over) && meet(boxOf(word), over.getBoundingClientRect())) {
          wrong.push(`something lies on the word: ${nameOf(card)}`);
        }
      }
    }
  };

  /** A word stands on one line, wherever it is. Lines may end at spaces, hyphens and slashes. */
  const wholeWords = () => {
    for (const { node, owner } of texts) {
      /** Addresses and codes are no words. */
      if (owner.closest('code') !== null || node.data.includes('://')) continue;
      for (const { 0: word, index } of node.data.matchAll(/[^\s\-–—־/·]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (Math.max(...tops) - Math.min(...tops) > 4) {
          wrong.push(`a word on two lines: “${word}” in ${nameOf(owner)}`);
        }
      }
    }
  };

  const letters = () => {
    for (const { node, owner } of texts) {
      const { fontSize } = getComputedStyle(owner);
      /** What transforms leave of it; a squeeze in width has its own limit. */
      let [wide, tall] = [1, 1];
      for (let holder: Element | null = owner; holder !== null; holder = holder.parentElement) {
        const { transform } = getComputedStyle(holder);
        if (transform === 'none') continue;
        const { a, b, c, d } = new DOMMatrix(transform);
        wide *= Math.hypot(a, b);
        tall *= Math.hypot(c, d);
      }
      const size = Number.parseFloat(fontSize) * tall;
      if (size < SMALLEST_TEXT - 0.05 || wide < 0.79) {
        wrong.push(
          `letters of ${round(size)} px, ${Math.round(wide * 100)}% wide: ${nameOf(owner)} “${node.data.trim().slice(0, 20)}”`,
        );
      }
    }
  };

  /** What is cut off without a sign of it. An ellipsis is such a sign. */
  const cut = () => {
    for (const { node, owner } of texts) {
      for (let holder: Element | null = owner; holder !== null; holder = holder.parentElement) {
        const style = getComputedStyle(holder);
        if (style.overflowX === 'visible') continue;
        if (style.textOverflow === 'ellipsis') break;
        if (style.overflowY === 'auto' || style.overflowY === 'scroll') break;
        if (holder === document.body || holder === root) break;
        if (!lies(boxOf(node), holder.getBoundingClientRect())) {
          wrong.push(`cut off: ${nameOf(owner)}`);
        }
        break;
      }
    }
    for (const { node, owner } of texts) {
      const button = owner.closest('button, summary, select');
      if (button === null || button.matches('[data-card]')) continue;
      if (!lies(boxOf(node), button.getBoundingClientRect())) {
        wrong.push(`wider than its button: ${nameOf(button)}`);
      }
      if (button.matches('button') && linesOf(node) > 1) {
        wrong.push(`a button on more than one line: ${nameOf(button)}`);
      }
    }
  };

  const targets = () => {
    const touchable = 'button, a[href], input, select, textarea, summary, [role=button]';
    for (const element of document.querySelectorAll(touchable)) {
      const isSentence = element.matches('a') && element.closest('p, li') !== null;
      const target = element.closest('label') ?? element;
      if (isSentence || !(isDrawn(element) || isDrawn(target))) continue;
      const { width, height } = target.getBoundingClientRect();
      if (width < TOUCH - SLACK || height < TOUCH - SLACK) {
        wrong.push(`a target of ${round(width)} × ${round(height)} px: ${nameOf(element)}`);
      }
    }
  };

  /** What is to be pressed lies under nothing, but for what sticks to an edge while a page scrolls. */
  const covered = () => {
    const modal = document.querySelector('dialog:modal');
    for (const element of document.querySelectorAll('button, a[href], input, select, textarea')) {
      if (!isDrawn(element) || (modal !== null && !modal.contains(element))) continue;
      /** Cities lie as close as they lie; the map is asked which one was meant. */
      if (element.matches('[data-city]')) continue;
      const { left, top, width, height } = element.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      if (over === null || over.contains(element) || element.contains(over)) continue;
      if (over.closest('label')?.contains(element)) continue;
      if (scrollerOf(element)?.contains(over) === false) continue;
      let isStuck = false;
      for (let holder: Element | null = over; holder !== null; holder = holder.parentElement) {
        const { position } = getComputedStyle(holder);
        isStuck ||= position === 'sticky' || position === 'fixed';
      }
      if (!isStuck) wrong.push(`covered by ${nameOf(over)}: ${nameOf(element)}`);
    }
  };

  sideways();
  covered();
  words();
  wholeWords();
  letters();
  cut();
  targets();
  if (playing || framed) inFrame();
  if (playing) together();
  return [...new Set(wrong)];
};

/** A gradient hides contrast from axe; its ends are looked at instead. */
const PLAIN = `
  * { background-image: none !important; }
  [data-theme="dark"] body { background-color: var(--surface) !important; }
  [data-theme="light"] body { background-color: var(--ground) !important; }
  [data-card]:not([data-is]) { background-color: var(--paper) !important; }
`;

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly { readonly target: readonly string[]; readonly html: string }[];
  }[];
}

const axeSays = async (page: Page): Promise<string[]> => {
  await page.addStyleTag({ content: PLAIN });
  await page.addScriptTag({ content: axe.source });
  const { violations } = (await page.evaluate(
    "axe.run(document, { resultTypes: ['violations'] })",
  )) as AxeResult;
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, html }) => `axe ${id} (${help}): ${target.join(' ')} ${html.slice(0, 120)}`,
    ),
  );
};

/** Everything that is wrong with the page as it stands. */
export const faultsOf = async (
  page: Page & { readonly complaints: readonly string[] },
  {
    playing,
    framed,
    locale,
    expected,
  }: {
    readonly playing: boolean;
    readonly framed: boolean;
    readonly locale: 'he' | 'en';
    /** What the console says of this screen when all is well. */
    readonly expected: RegExp | undefined;
  },
): Promise<readonly string[]> => {
  const measured = await page.evaluate(measure, { playing, framed });
  const { lang, dir } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
  }));
  const wanted = locale === 'he' ? 'he rtl' : 'en ltr';
  return [
    ...measured,
    ...(`${lang} ${dir}` === wanted ? [] : [`the page is ${lang} ${dir}, not ${wanted}`]),
    ...(await axeSays(page)),
    ...page.complaints
      .filter((complaint) => !expected?.test(complaint))
      .map((complaint) => `the console says: ${complaint}`),
  ];
};
