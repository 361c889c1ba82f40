import { test } from '@japa/runner'
import { categories } from '#database/demo/categories'
import { gifts } from '#database/demo/gifts/main'
import { participatingProducts } from '#database/demo/participating_products'

const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/
const safeParagraphs = /^(<p>[^<>]+<\/p>)+$/
const RESERVED_CATEGORY_SLUGS = ['kategoriak', 'details', 'add_to_cart', 'update']

test.group('Demo catalogue', () => {
  test('[K-15] the points of 50 buckets of one product buy a cap or a squeegee set', ({
    assert,
  }) => {
    const named = participatingProducts.find(({ slug }) => slug === 'flexibilis-fugazo-5-kg')!
    const affordable = gifts.filter(({ price }) => price === 50 * named.points)
    assert.sameMembers(
      affordable.map(({ title_en }) => title_en),
      ['Work cap', 'Silicone squeegee set']
    )
    assert.isTrue(affordable.every(({ stock }) => stock === null || stock > 0))
  })

  test('there are at least 8 categories, 40 gifts and 12 participating products', ({ assert }) => {
    assert.isAtLeast(categories.length, 8)
    assert.isAtLeast(gifts.length, 40)
    assert.lengthOf(participatingProducts, 12)
    for (const { slug } of categories) {
      assert.isAtLeast(gifts.filter(({ category }) => category === slug).length, 4, slug)
    }
  })

  test('every gift belongs to a category that exists', ({ assert }) => {
    const slugs = categories.map(({ slug }) => slug)
    assert.isTrue(gifts.every(({ category }) => slugs.includes(category)))
    assert.isFalse(slugs.some((slug) => RESERVED_CATEGORY_SLUGS.includes(slug)))
  })

  test('slugs and positions are unique and slugs fit an address', ({ assert }) => {
    for (const records of [categories, gifts, participatingProducts]) {
      const slugs = records.map(({ slug }) => slug)
      assert.lengthOf(new Set(slugs), slugs.length)
      assert.isTrue(slugs.every((slug) => slugForm.test(slug)))
    }
    assert.lengthOf(new Set(gifts.map(({ position }) => position)), gifts.length)
  })

  test('every text is there in both languages and descriptions are plain paragraphs', ({
    assert,
  }) => {
    for (const record of [...categories, ...gifts, ...participatingProducts]) {
      for (const [field, value] of Object.entries(record)) {
        if (/_(hu|en)$/.test(field)) assert.isAbove(String(value).trim().length, 1, record.slug)
      }
    }
    for (const gift of gifts) {
      assert.match(gift.description_hu, safeParagraphs)
      assert.match(gift.description_en, safeParagraphs)
      assert.notEqual(gift.description_hu, gift.description_en)
    }
  })

  test('stock is limited for most, unlimited for some and gone for one', ({ assert }) => {
    assert.lengthOf(
      gifts.filter(({ stock }) => stock === 0),
      1
    )
    assert.isAtLeast(gifts.filter(({ stock }) => stock === null).length, 3)
    assert.isAtLeast(gifts.filter(({ is_new }) => is_new).length, 5)
  })

  test('variation types have several distinct values and stocks that add up', ({ assert }) => {
    assert.isAtLeast(gifts.filter(({ variations }) => variations.length > 0).length, 12)
    assert.isAtLeast(gifts.filter(({ variations }) => variations.length > 1).length, 2)
    for (const gift of gifts) {
      for (const { values } of gift.variations) {
        assert.isAtLeast(new Set(values.map(({ title_hu }) => title_hu)).size, 2, gift.slug)
        assert.isAtLeast(new Set(values.map(({ title_en }) => title_en)).size, 2, gift.slug)
        const stocks = values.flatMap(({ stock }) => stock ?? [])
        if (stocks.length) assert.equal(gift.stock, sumOf(stocks), gift.slug)
      }
    }
  })

  test('a bucket earns 40 to 150 points and prices are whole points', ({ assert }) => {
    assert.isTrue(participatingProducts.every(({ points }) => points >= 40 && points <= 150))
    assert.isTrue(gifts.every(({ price }) => Number.isInteger(price) && price > 0))
  })
})

function sumOf(amounts: number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
