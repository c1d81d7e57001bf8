const FINAL_TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** A ping without anything in it. */
export const PING_FRAME = Buffer.from([0x89, 0]);

const headerLength = (length: number): number => {
  if (length < TWO_BYTES) return 2;
  return length < 65_536 ? 4 : 10;
};

/**
 * A text as one WebSocket frame of a server (RFC 6455, 5.2: final, not masked), header and payload in
 * one piece: it is written at once, and what goes to many is made once.
 */
export const textFrame = (text: string, allocate = Buffer.allocUnsafe): Buffer => {
  const length = Buffer.byteLength(text);
  const header = headerLength(length);
  const frame = allocate(header + length);
  frame[0] = FINAL_TEXT;
  if (header === 2) {
    frame[1] = length;
  } else if (header === 4) {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, header, 'utf8');
  return frame;
};

/** A frame that is kept: in memory of its own, since a part of the shared pool would keep all of it. */
export const keptTextFrame = (text: string): Buffer => textFrame(text, Buffer.allocUnsafeSlow);
