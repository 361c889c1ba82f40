import { test } from '@japa/runner'
import {
  isOfferOpen,
  nextOffer,
  type OfferAct,
  type OfferState,
} from '~/components/extra_points/offer_state'

/** Where a row of acts leads from the beginning. */
const after = (...acts: OfferAct[]) => acts.reduce<OfferState>(nextOffer, 'offered')

test.group('Offer of extra points', () => {
  test('[X-09] each act ends in its state', ({ assert }) => {
    assert.equal(after('start'), 'started')
    assert.equal(after('start', 'submit'), 'submitted')
    assert.equal(after('postpone'), 'postponed')
    assert.equal(after('start', 'postpone'), 'postponed')
    assert.equal(after('close'), 'closed')
    assert.equal(after('start', 'close'), 'closed')
  })

  test('[X-09] what is over stays over, and nothing is submitted before it is started', ({
    assert,
  }) => {
    assert.equal(after('submit'), 'offered')
    for (const end of [['postpone'], ['close'], ['start', 'submit']] as OfferAct[][]) {
      const state = after(...end)
      assert.isFalse(isOfferOpen(state), state)
      for (const act of ['start', 'submit', 'postpone', 'close'] as const) {
        assert.equal(nextOffer(state, act), state)
      }
    }
    assert.isTrue(isOfferOpen('offered'))
    assert.isTrue(isOfferOpen('started'))
  })
})
