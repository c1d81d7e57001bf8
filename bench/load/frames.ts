/** WebSocket frames as bytes: written by the generator, and read with as little work as can be. */

export const OPCODE = { text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

const FINAL = 0x80;
const MASKED = 0x80;
const MASK_BYTES = 4;

/** A client's frame; a mask of zeros leaves the bytes as they are. */
export const clientFrame = (opcode: number, payload: Buffer): Buffer => {
  const { length } = payload;
  const header = length < 126 ? 2 : 4;
  if (length > 0xffff) throw new Error('a move is never that long');
  const frame = Buffer.alloc(header + MASK_BYTES + length);
  frame[0] = FINAL | opcode;
  frame[1] = MASKED | Math.min(length, 126);
  if (length >= 126) frame.writeUInt16BE(length, 2);
  payload.copy(frame, header + MASK_BYTES);
  return frame;
};

export const textFrame = (text: string): Buffer => clientFrame(OPCODE.text, Buffer.from(text));

/** The payload is a part of the buffer that was read: whoever keeps it copies it. */
export type OnFrame = (payload: Buffer, opcode: number) => void;

const NOTHING = Buffer.alloc(0);

/** Bytes before the payload of a server's frame; undefined until all of them are there. */
const headerOf = (bytes: Buffer, at: number): { length: number; header: number } | undefined => {
  const short = (bytes[at + 1] ?? 0) & 0x7f;
  const header = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length - at < header) return undefined;
  if (header === 2) return { length: short, header };
  if (header === 4) return { length: bytes.readUInt16BE(at + 2), header };
  return { length: Number(bytes.readBigUInt64BE(at + 2)), header };
};

/** Cuts what arrives into frames; nearly always a read holds whole frames, and nothing is copied. */
export const frameReader = (onFrame: OnFrame) => {
  let pending = NOTHING;
  return (read: Buffer) => {
    const bytes = pending.length === 0 ? read : Buffer.concat([pending, read]);
    let at = 0;
    while (bytes.length - at >= 2) {
      const found = headerOf(bytes, at);
      if (found === undefined || bytes.length - at < found.header + found.length) break;
      const from = at + found.header;
      at = from + found.length;
      onFrame(bytes.subarray(from, at), (bytes[from - found.header] ?? 0) & 0x0f);
    }
    pending = at === bytes.length ? NOTHING : Buffer.from(bytes.subarray(at));
  };
};
