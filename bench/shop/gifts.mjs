// A catalogue of any size, the same each time: categories, gifts with texts that can be searched, and
// their stock.
const NOUNS = [
  'kalapács',
  'fúrógép',
  'csavarhúzó',
  'munkakesztyű',
  'védőszemüveg',
  'bakancs',
  'mellény',
  'létra',
  'vödör',
  'spatula',
  'glettvas',
  'simító',
  'mérőszalag',
  'vízmérték',
  'ecset',
  'henger',
  'festőszalag',
  'fűrész',
  'reszelő',
  'satu',
  'fogó',
  'villáskulcs',
  'dugókulcs',
  'akkumulátor',
  'töltő',
  'lámpa',
  'hosszabbító',
  'rádió',
  'termosz',
  'hűtőtáska',
  'sapka',
  'póló',
  'kabát',
  'nadrág',
  'táska',
  'öv',
  'dobozkészlet',
  'keverőszár',
  'porszívó',
  'csiszoló',
]
const KINDS = [
  'könnyű',
  'erős',
  'kézi',
  'téli',
  'nyári',
  'vízálló',
  'fényvisszaverő',
  'összecsukható',
  'hordozható',
  'ipari',
  'kompakt',
  'szigetelt',
  'csúszásmentes',
  'állítható',
  'ergonomikus',
  'fekete',
  'sárga',
  'narancs',
  'kétrészes',
  'tartós',
]
const COLUMNS = [
  'slug',
  'category_id',
  'title_hu',
  'title_en',
  'short_description_hu',
  'short_description_en',
  'description_hu',
  'description_en',
  'price',
  'is_new',
  'position',
  'picture',
  'published_at',
  'created_at',
  'updated_at',
]
/** Rows of one INSERT: both databases take this many values. */
const ROWS_AT_ONCE = 500
const DESCRIPTION = '<p>Napi munkára készült, erős varrással és cserélhető betéttel.</p>'.repeat(6)
/** Points of a gift nobody can afford. */
const DEAR = 2_000_000
const AN_HOUR_AGO = Date.now() - 3_600_000

/** One of forty searches: a word that one gift in forty has, or two that one in eight hundred has. */
export function searchOf(count) {
  const noun = NOUNS[count % NOUNS.length]
  return count % 2 ? noun : `${KINDS[count % KINDS.length]} ${noun}`
}

/** A search nobody made before: the number of a gift. */
export const newSearchOf = (count, products) => `${NOUNS[count % NOUNS.length]} ${count % products}`

export const slugOf = (number) => `ajandek-${number}`
export const categorySlugOf = (number) => `kategoria-${number}`

/** @param rows runs one statement, on either database */
export async function fillCatalogue(rows, { products, categories }) {
  const category = (number) => [
    categorySlugOf(number),
    `Kategória ${number}`,
    `Category ${number}`,
    number,
    AN_HOUR_AGO,
    AN_HOUR_AGO,
  ]
  const columns = ['slug', 'title_hu', 'title_en', 'position', 'created_at', 'updated_at']
  await insert(rows, 'categories', columns, categories, category)
  const [{ first }] = await rows('SELECT min(id) AS first FROM categories', [])
  await insert(rows, 'products', COLUMNS, products, (number) =>
    productOf(number, Number(first) + (number % categories))
  )
  await rows(
    `INSERT INTO stock_items (product_id, qty)
    SELECT id, CASE WHEN id % 3 = 0 THEN NULL ELSE 1000000 END FROM products`,
    []
  )
}

function productOf(number, categoryId) {
  const noun = NOUNS[number % NOUNS.length]
  const kind = KINDS[Math.floor(number / NOUNS.length) % KINDS.length]
  return [
    slugOf(number),
    categoryId,
    `${kind} ${noun} ${number}`,
    `Gift ${number}`,
    `Egy ${kind} darab a műhelybe`,
    'For the workshop',
    DESCRIPTION,
    DESCRIPTION,
    number % 50 ? 10 + (number % 90) : DEAR,
    number % 10 ? 0 : 1,
    number % 5,
    `kep-${number}`,
    AN_HOUR_AGO - number * 1000,
    AN_HOUR_AGO,
    AN_HOUR_AGO,
  ]
}

async function insert(rows, table, columns, count, of) {
  for (let from = 0; from < count; from += ROWS_AT_ONCE) {
    const chunk = Array.from({ length: Math.min(ROWS_AT_ONCE, count - from) }, (_, at) =>
      of(from + at)
    )
    const one = `(${columns.map(() => '?').join(', ')})`
    const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${chunk.map(() => one).join(', ')}`
    await rows(sql, chunk.flat())
  }
}
