/**
 * How lists leave the shop as CSV: semicolons, everything quoted, no cell that a spreadsheet would
 * run as a formula. A file begins with the byte order mark (`bom`).
 */
export const CSV_FORMAT = {
  delimiter: ';',
  quoted: true,
  record_delimiter: 'windows',
  escape_formulas: true,
} as const
