import { describe, expect, it } from "vitest";
import { qr } from "../src/kit/drawing/qr";

/** By version, for error correction M: checks in a block, and the lengths of the data in its blocks (ISO/IEC 18004, table 9). */
const BLOCKS: [number, number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
];
/** The formats of level M by mask, as the standard lists them. */
const FORMATS = ["101010000010010", "101000100100101", "101111001111100", "101101101001011", "100010111111001", "100000011001110", "100111110010111", "100101010100000"];
const VERSIONS: Record<number, string> = { 7: "000111110010010100", 8: "001000010110111100", 9: "001001101010011001" };
const MASKS = [
  (i: number, j: number) => (i + j) % 2,
  (i: number) => i % 2,
  (_: number, j: number) => j % 3,
  (i: number, j: number) => (i + j) % 3,
  (i: number, j: number) => ((i >> 1) + Math.floor(j / 3)) % 2,
  (i: number, j: number) => ((i * j) % 2) + ((i * j) % 3),
  (i: number, j: number) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (i: number, j: number) => (((i + j) % 2) + ((i * j) % 3)) % 2,
];

function multiply(a: number, b: number): number {
  let product = 0;
  for (; b; b >>= 1, a = (a << 1) ^ (a & 128 ? 0x11d : 0)) if (b & 1) product ^= a;
  return product;
}

/** Where no data lies. */
function kept(row: number, column: number, size: number): boolean {
  const version = (size - 17) / 4;
  const finder = (row < 9 && (column < 9 || column >= size - 8)) || (row >= size - 8 && column < 9);
  const last = size - 7;
  const centres = version < 2 ? [] : version < 7 ? [6, last] : [6, (6 + last) / 2, last];
  const near = (at: number) => centres.find((centre) => Math.abs(centre - at) <= 2);
  const [r, c] = [near(row), near(column)];
  const corner = (r === 6 && c === 6) || (r === 6 && c === last) || (r === last && c === 6);
  const aligned = r !== undefined && c !== undefined && !corner;
  const named = version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11));
  return finder || aligned || named || row === 6 || column === 6;
}

/** Reads a code as a camera's program does, by the standard and not by the writer. */
function read(grid: boolean[][]): string {
  const size = grid.length;
  const version = (size - 17) / 4;
  const bit = (row: number, column: number) => (grid[row]![column] ? "1" : "0");
  const across = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => bit(8, column)).join("") + [7, 5, 4, 3, 2, 1, 0].map((row) => bit(row, 8)).join("");
  const beside = Array.from({ length: 7 }, (_, i) => bit(size - 1 - i, 8)).join("") + Array.from({ length: 8 }, (_, i) => bit(8, size - 8 + i)).join("");
  expect(beside).toBe(across);
  expect(bit(size - 8, 8)).toBe("1");
  if (version >= 7) expect(Array.from({ length: 18 }, (_, i) => bit(5 - Math.floor(i / 3), size - 9 - (i % 3))).join("")).toBe(VERSIONS[version]);
  const mask = MASKS[FORMATS.indexOf(across)]!;
  const bits: number[] = [];
  for (let right = size - 1, up = true; right > 0; right -= right === 8 ? 3 : 2, up = !up)
    for (let i = 0; i < size; i++)
      for (const column of [right, right - 1]) {
        const row = up ? size - 1 - i : i;
        if (!kept(row, column, size)) bits.push(Number(grid[row]![column]) ^ Number(mask(row, column) === 0));
      }
  const words = Array.from({ length: bits.length >> 3 }, (_, i) => parseInt(bits.slice(i * 8, i * 8 + 8).join(""), 2));
  const [degree, lengths] = BLOCKS[version - 1]!;
  const blocks: number[][] = lengths.map(() => []);
  let at = 0;
  for (let i = 0; i < Math.max(...lengths); i++) lengths.forEach((length, block) => i < length && blocks[block]!.push(words[at++]!));
  const data = blocks.flat();
  for (let i = 0; i < degree; i++) blocks.forEach((block) => block.push(words[at++]!));
  expect(at).toBe(words.length);
  let faults = 0;
  for (const block of blocks) for (let i = 0, root = 1; i < degree; i++, root = multiply(root, 2)) if (block.reduce((sum, word) => multiply(sum, root) ^ word, 0)) faults++;
  expect(faults).toBe(0);
  const stream = data.map((word) => word.toString(2).padStart(8, "0")).join("");
  expect(stream.slice(0, 4)).toBe("0100");
  const length = parseInt(stream.slice(4, 12), 2);
  return new TextDecoder().decode(Uint8Array.from({ length }, (_, i) => parseInt(stream.slice(12 + i * 8, 20 + i * 8), 2)));
}

describe("a QR code", () => {
  it("is read back in every version, and its checks hold", () => {
    const link = `https://ludoteka.example/table/4f0c1d2e3b5a#key=${"Kx9_-q".repeat(30)}`;
    const seen = new Set<number>();
    for (const length of [1, 14, 15, 26, 42, 62, 84, 106, 122, 152, 180]) {
      const grid = qr(link.slice(0, length))!;
      seen.add(grid.length);
      expect(read(grid)).toBe(link.slice(0, length));
    }
    expect([...seen]).toEqual([21, 25, 29, 33, 37, 41, 45, 49, 53]);
    expect(read(qr("Їжак і ёж")!)).toBe("Їжак і ёж");
  });

  it("is none where a text is too long", () => {
    expect(qr("x".repeat(180))).not.toBeNull();
    expect(qr("x".repeat(181))).toBeNull();
  });
});
