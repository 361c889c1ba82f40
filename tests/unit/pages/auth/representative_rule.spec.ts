import { test } from '@japa/runner'
import { chooseConsultant } from '~/forms/representative_rule'
import { CONSULTANTS, DEALER_CHOICES, PLAIN_CHOICES } from '../../../support/registration_cases'

test.group('Choice of the representative in the browser', () => {
  test('[Z-04] [Z-07] the first with the channel of the trade is chosen, else nobody', ({
    assert,
  }) => {
    for (const [apiName, zip, id] of PLAIN_CHOICES) {
      assert.equal(chooseConsultant(apiName, zip, CONSULTANTS)?.id, id, `${apiName} ${zip}`)
    }
    const reversed = [...CONSULTANTS].reverse()
    assert.equal(chooseConsultant('Festék', '9023', reversed)?.id, 3)
  })

  test('[Z-05] [Z-06] paint dealers have regions of their own', ({ assert }) => {
    for (const [apiName, zip, id] of DEALER_CHOICES) {
      assert.equal(chooseConsultant(apiName, zip, CONSULTANTS)?.id, id, `${apiName} ${zip}`)
    }
  })
})
