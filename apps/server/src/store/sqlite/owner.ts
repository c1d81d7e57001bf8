/** Whose a device link is. */
interface Owner {
  readonly person: string;
  readonly name: string | null;
}

/** In one column: what lives for ten minutes is not worth another version of the file. */
export const makeOwner = ({ person, name }: Owner): string =>
  name === null ? person : `${person} ${name}`;

/** No person has a space in it; a name may. */
export const readOwner = (text: string): Owner => {
  const end = text.indexOf(' ');
  return end < 0
    ? { person: text, name: null }
    : { person: text.slice(0, end), name: text.slice(end + 1) };
};
