import { test } from '@japa/runner'
import { maskitoTransform } from '@maskito/core'
import { TAX_NUMBER_MASK, POSTCODE_MASK } from '~/forms/masks'

test.group('Masks', () => {
  test('[U-05] [U-06] [V-25] a tax number gets its dashes, a postcode has four digits', ({
    assert,
  }) => {
    assert.equal(maskitoTransform('12345676141', TAX_NUMBER_MASK), '12345676-1-41')
    assert.equal(maskitoTransform('12345676-1-41', TAX_NUMBER_MASK), '12345676-1-41')
    assert.equal(maskitoTransform('1234567614199', TAX_NUMBER_MASK), '12345676-1-41')
    assert.equal(maskitoTransform('1117x', POSTCODE_MASK), '1117')
    assert.equal(maskitoTransform('11175', POSTCODE_MASK), '1117')
  })
})
