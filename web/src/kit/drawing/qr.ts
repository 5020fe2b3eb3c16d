/**
 * QR codes (ISO/IEC 18004): a text as bytes, error correction M, versions 1 to 9.
 * That is 180 bytes, more than any link to a table has.
 */

/** By version: all codewords, those of error correction in a block, and blocks. */
const CODEWORDS = [26, 44, 70, 100, 134, 172, 196, 242, 292];
const CHECKS = [10, 16, 26, 18, 24, 16, 18, 22, 22];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5];
/** Where alignment patterns have their centres, in rows and columns. */
const CENTRES = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]];
const FORMAT_M = 0b00;

type Grid = boolean[][];

/** The field of 256 elements in which codewords are checked: powers of 2 modulo x^8 + x^4 + x^3 + x^2 + 1. */
const POWER: number[] = [];
const LOG: number[] = [];
for (let i = 0, value = 1; i < 255; i++) {
  POWER[i] = value;
  LOG[value] = i;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? POWER[(LOG[a]! + LOG[b]!) % 255]! : 0);

/** The product of (x - 2^i), highest power first, without its leading 1. */
function generator(degree: number): number[] {
  let product = [1];
  for (let i = 0; i < degree; i++) {
    const next = [...product, 0];
    product.forEach((factor, at) => (next[at + 1]! ^= times(factor, POWER[i]!)));
    product = next;
  }
  return product.slice(1);
}

function checks(data: number[], divisor: number[]): number[] {
  const rest = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((part, i) => (rest[i]! ^= times(part, factor)));
  }
  return rest;
}

/** The text with its header and padding: all codewords that are no checks. */
function dataOf(bytes: Uint8Array, room: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(0b0100, 4); // bytes
  put(bytes.length, 8);
  bytes.forEach((byte) => put(byte, 8));
  put(0, 4); // the end: a text that fits leaves room for it, as all but these 12 bits are whole bytes
  const data = Array.from({ length: bits.length / 8 }, (_, i) => parseInt(bits.slice(i * 8, i * 8 + 8).join(""), 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
}

/** Data and checks of all blocks, each block's first codewords first. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const [all, degree, count] = [CODEWORDS[version - 1]!, CHECKS[version - 1]!, BLOCKS[version - 1]!];
  const data = dataOf(bytes, all - degree * count);
  const divisor = generator(degree);
  const short = Math.floor(all / count) - degree;
  const blocks: number[][] = [];
  for (let i = 0, from = 0; i < count; i++) {
    const length = short + (i >= count - (all % count) ? 1 : 0);
    blocks.push(data.slice(from, (from += length)));
  }
  const woven = (rows: number[][]) => Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) => rows.flatMap((row) => (i < row.length ? [row[i]!] : []))).flat();
  return [...woven(blocks), ...woven(blocks.map((block) => checks(block, divisor)))];
}

/** A number followed by its remainder, by which readers find faults in it. */
function guarded(value: number, divisor: number, degree: number): number {
  let rest = value;
  for (let i = 0; i < degree; i++) rest = (rest << 1) ^ ((rest >> (degree - 1)) & 1 ? divisor : 0);
  return (value << degree) | rest;
}

const MASKS: ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** What is the same in every code of a version; the second grid says where it is. */
function fixed(version: number): [Grid, Grid] {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const taken: Grid = grid.map((row) => [...row]);
  const set = (row: number, column: number, dark: boolean) => {
    if (row < 0 || column < 0 || row >= size || column >= size) return;
    grid[row]![column] = dark;
    taken[row]![column] = true;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const)
    for (let dr = -4; dr <= 4; dr++)
      for (let dc = -4; dc <= 4; dc++) {
        const ring = Math.max(Math.abs(dr), Math.abs(dc));
        set(row + dr, column + dc, ring !== 2 && ring !== 4);
      }
  const centres = CENTRES[version - 1]!;
  const last = centres.length - 1;
  centres.forEach((row, i) =>
    centres.forEach((column, j) => {
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return; // finders are there
      for (let dr = -2; dr <= 2; dr++) for (let dc = -2; dc <= 2; dc++) set(row + dr, column + dc, Math.max(Math.abs(dr), Math.abs(dc)) !== 1);
    }),
  );
  if (version >= 7) {
    const bits = guarded(version, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const [far, near] = [size - 11 + (i % 3), Math.floor(i / 3)];
      set(near, far, ((bits >> i) & 1) === 1);
      set(far, near, ((bits >> i) & 1) === 1);
    }
  }
  name(set, size, 0); // keeps its place free
  return [grid, taken];
}

/** The format twice: the level of correction and the mask. */
function name(set: (row: number, column: number, dark: boolean) => void, size: number, mask: number): void {
  const bits = guarded((FORMAT_M << 3) | mask, 0x537, 10) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >> i) & 1) === 1;
    const along = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
    set(along, 8, dark);
    const back = i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i;
    set(8, back, dark);
  }
  set(size - 8, 8, true);
}

/** How hard a grid is to read: long runs, blocks, what looks like a finder, too much of one colour. */
function penalty(grid: Grid): number {
  const size = grid.length;
  let sum = 0;
  let dark = 0;
  const columns = grid.map((_, i) => grid.map((row) => row[i]!));
  for (const line of [...grid, ...columns]) {
    const text = line.map(Number).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (let i = 0; i + 11 <= size; i++) if (text.startsWith("10111010000", i) || text.startsWith("00001011101", i)) sum += 40;
  }
  grid.forEach((row, r) =>
    row.forEach((cell, c) => {
      if (cell) dark++;
      if (r && c && grid[r - 1]![c] === cell && row[c - 1] === cell && grid[r - 1]![c - 1] === cell) sum += 3;
    }),
  );
  return sum + 10 * Math.floor(Math.abs(dark / (size * size) - 0.5) * 20);
}

/** Return the modules of a text's code, true where they are dark, or null if it is too long. */
export function qr(text: string): Grid | null {
  const bytes = new TextEncoder().encode(text);
  const at = CODEWORDS.findIndex((all, i) => bytes.length + 2 <= all - CHECKS[i]! * BLOCKS[i]!);
  if (at < 0) return null;
  const version = at + 1;
  const [ground, taken] = fixed(version);
  const size = ground.length;
  const words = codewords(bytes, version);
  // two columns at a time from the right, up and down in turn; the sixth column is the timing's
  let bit = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++)
      for (const column of [right, right - 1]) {
        const row = up ? size - 1 - i : i;
        if (taken[row]![column]) continue;
        ground[row]![column] = ((words[bit >> 3] ?? 0) >> (7 - (bit & 7)) & 1) === 1; // some modules are left over
        bit++;
      }
  }
  const masked = MASKS.map((mask, number) => {
    const grid = ground.map((row, r) => row.map((cell, c) => cell !== (!taken[r]![c] && mask(r, c))));
    name((row, column, dark) => (grid[row]![column] = dark), size, number);
    return grid;
  });
  const costs = masked.map(penalty);
  return masked[costs.indexOf(Math.min(...costs))]!;
}
