import { test } from '@japa/runner'
import { smsPriceOf } from '#app/rules/sms_price'

const MONEY = { partPrice: 25, partsOfDay: 1000 }

test.group('The price of SMS to many', () => {
  for (const { people, parts, costs } of [
    { people: { hu: 0, en: 0 }, parts: { hu: 1, en: 1 }, costs: { parts: 0, price: 0, days: 0 } },
    { people: { hu: 1, en: 0 }, parts: { hu: 1, en: 3 }, costs: { parts: 1, price: 25, days: 1 } },
    {
      people: { hu: 400, en: 200 },
      parts: { hu: 1, en: 3 },
      costs: { parts: 1000, price: 25_000, days: 1 },
    },
    {
      people: { hu: 500, en: 1 },
      parts: { hu: 2, en: 1 },
      costs: { parts: 1001, price: 25_025, days: 2 },
    },
  ]) {
    test(`${people.hu} in Hungarian and ${people.en} in English cost ${costs.price} Ft in ${costs.days} days`, ({
      assert,
    }) => {
      assert.deepEqual(smsPriceOf({ people, parts }, MONEY), costs)
    })
  }

  test('a day that has room for none is no division by nothing', ({ assert }) => {
    const told = smsPriceOf(
      { people: { hu: 3, en: 0 }, parts: { hu: 1, en: 1 } },
      { partPrice: 25, partsOfDay: 0 }
    )
    assert.equal(told.days, 3)
  })
})
