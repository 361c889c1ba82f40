import { test } from '@japa/runner'
import { isTaxNumber } from '#app/rules/tax_number'
import { chooseRepresentative } from '#app/rules/representative_rule'
import {
  CONSULTANTS,
  DEALER_CHOICES,
  PLAIN_CHOICES,
  TAX_NUMBER_CASES,
} from '#tests/support/registration_cases'

test.group('Tax numbers', () => {
  test('[V-05] [V-06] shape, check digit, code and county are checked', ({ assert }) => {
    for (const [text, isRight] of TAX_NUMBER_CASES) assert.equal(isTaxNumber(text), isRight, text)
  })
})

test.group('Choice of the representative', () => {
  test('[Z-04] [Z-07] the first with the channel of the trade is chosen, else nobody', ({
    assert,
  }) => {
    for (const [apiName, zip, id] of PLAIN_CHOICES) {
      assert.equal(chooseRepresentative(apiName, zip, CONSULTANTS)?.id, id, `${apiName} ${zip}`)
    }
    const reversed = [...CONSULTANTS].reverse()
    assert.equal(chooseRepresentative('Festék', '9023', reversed)?.id, 3)
  })

  test('[Z-05] [Z-06] paint dealers have regions of their own', ({ assert }) => {
    for (const [apiName, zip, id] of DEALER_CHOICES) {
      assert.equal(chooseRepresentative(apiName, zip, CONSULTANTS)?.id, id, `${apiName} ${zip}`)
    }
  })
})
