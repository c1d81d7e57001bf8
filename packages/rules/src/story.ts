/** By the turns before it, of which each match has its own list: the story that was told last. */
const stories = new WeakMap<readonly object[], readonly object[]>();

/** The turns of a match, the current one last; the same list until the next move. */
export const storyOf = <Turn extends object>({
  past,
  current,
}: {
  readonly past: readonly Turn[];
  readonly current: Turn;
}): readonly Turn[] => {
  const kept = stories.get(past);
  if (kept?.at(-1) === current) return kept as readonly Turn[];
  const story = [...past, current];
  stories.set(past, story);
  return story;
};
