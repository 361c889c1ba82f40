import type { SeededRandom } from '#tests/support/seeded_random'

const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1e2',
  '0x10',
  'NaN',
  'null',
  'undefined',
  'true',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'árvíztűrő tükörfúrógép',
  '\u202eabc\u200b\ufeff',
  '👷🏽‍♀️'.repeat(20),
  'a'.repeat(5_000),
  'ő'.repeat(20_000),
  `' OR '1'='1`,
  `"; drop table members; --`,
  `1) union select password from members --`,
  '<script>alert(1)</script>',
  '<!--<script>',
  '{{ 7 * 7 }}',
  '../../../../etc/passwd',
  '..\\..\\.env',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '%00%E0%A4%A',
  '%s%n%x',
  '=HYPERLINK("http://x")',
  'a@b.hu\r\nBcc: x@y.hu',
  '__proto__',
  'constructor',
  'toString',
  '2026-02-30',
  '9999-12-31',
  '-000001-01-01',
  '٣',
  '١٢٣٤',
]

const NUMBERS = [
  0,
  -0,
  1,
  -1,
  2,
  0.5,
  1.0000001,
  99,
  1_000_001,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  9_007_199_254_740_991,
  '9007199254740993',
  1e308,
  -1e308,
  1e-308,
]

const deep = (levels: number): unknown => (levels ? [deep(levels - 1)] : 1)

/** Objects as text: some of them exist in JSON only. */
const OBJECTS = [
  '{}',
  '[]',
  '[null]',
  '[[[[]]]]',
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"toString":1,"valueOf":2,"then":3}',
  '{"length":1000000000}',
  '{"0":1,"1":2}',
  '{"":""}',
  '{"$gt":""}',
  JSON.stringify(Array.from({ length: 1000 }, (_, at) => at)),
  JSON.stringify(deep(200)),
  JSON.stringify(Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`k${at}`, at]))),
]

/** Names that some form of the shop or of its framework knows. */
const FIELDS = [
  'id',
  'points',
  'role',
  'email',
  'phone',
  'password',
  'password_confirmation',
  'remember',
  'token',
  'code',
  'qrCode',
  'quantity',
  'variations',
  'items',
  'shipping',
  'company',
  'consent',
  'tos',
  'major',
  'status',
  'price',
  'product_id',
  'category_id',
  'title_hu',
  'title_en',
  'slug',
  'stock_items',
  'count',
  'valid_from',
  'locale',
  'idempotency_key',
  '_method',
  '_csrf',
  '__proto__',
  'constructor',
]

/** A value that no form expects, as JSON text. */
export function nonsense(random: SeededRandom): string {
  const kind = random.below(10)
  if (kind < 4) return JSON.stringify(random.pick(TEXTS))
  if (kind < 7) return String(random.pick(NUMBERS))
  if (kind < 8) return random.pick(['null', 'true', 'false'])
  return random.pick(OBJECTS)
}

/** A text that no address expects. */
export function nonsenseText(random: SeededRandom): string {
  return random.below(2) ? random.pick(TEXTS) : String(random.pick(NUMBERS))
}

/** A name of a field that may be known. */
export function fieldName(random: SeededRandom): string {
  return random.pick(FIELDS)
}
