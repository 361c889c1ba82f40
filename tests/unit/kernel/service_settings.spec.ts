import { test } from '@japa/runner'
import {
  atLeast,
  mailbox,
  mailServer,
  matching,
  matchingSecret,
  requireFor,
  requireTogether,
  serviceAddress,
} from '#app/validation/service_settings'

test.group('Settings of outside services', () => {
  test('an address is https, or http on this computer', ({ assert }) => {
    for (const right of [
      'https://api.onlineszamla.nav.gov.hu/invoiceService/v3',
      'http://127.0.0.1:4100/x',
      'http://localhost:1/',
      'http://[::1]:80/',
    ]) {
      assert.equal(serviceAddress('NAV_URL', right), right)
    }
    assert.isUndefined(serviceAddress('NAV_URL', ''))
    assert.isUndefined(serviceAddress('NAV_URL'))
    for (const wrong of [
      'http://10.0.0.1/',
      'http://seeme.hu/gateway',
      'http://127.0.0.1.example/',
      'ftp://x.hu/',
      'file:///etc/passwd',
      'https://user:password@x.hu/',
      'seeme.hu',
      'x',
    ]) {
      assert.throws(() => serviceAddress('NAV_URL', wrong), /^NAV_URL must be an https address/)
    }
  })

  test('a mail server is named with its account, and its password is in no error', ({ assert }) => {
    const right = 'smtps://bolt%40x.hu:a%2Fb@mail.x.hu:465'
    assert.equal(mailServer('SMTP_URL', right)!.release(), right)
    assert.isUndefined(mailServer('SMTP_URL', ''))
    for (const wrong of ['mail.x.hu', 'https://u:word@x.hu', 'smtp:', 'smtp:///u:word@', 'word']) {
      assert.throws(
        () => mailServer('SMTP_URL', wrong),
        /^SMTP_URL must be smtps:\/\/user:password@/
      )
    }
  })

  test('a mailbox is named with its account, and its password is in no error', ({ assert }) => {
    const right = 'imaps://bounce%40x.hu:a%2Fb@mail.x.hu:993'
    assert.equal(mailbox('BOUNCE_IMAP_URL', right)!.release(), right)
    assert.isUndefined(mailbox('BOUNCE_IMAP_URL', ''))
    for (const wrong of [
      'mail.x.hu',
      'https://u:word@x.hu',
      'imaps://x.hu',
      'imap://u@x.hu',
      'word',
    ]) {
      assert.throws(
        () => mailbox('BOUNCE_IMAP_URL', wrong),
        /^BOUNCE_IMAP_URL must be imaps:\/\/user:password@/
      )
    }
  })

  test('figures and names keep their bounds', ({ assert }) => {
    assert.equal(atLeast(0)('SMS_DAILY_BUDGET', '0'), 0)
    assert.equal(atLeast(0.1)('SMS_PART_PRICE', '12.5'), 12.5)
    for (const wrong of ['-1', '0', 'x', '1e9', 'Infinity', '0x10', ' 5']) {
      assert.throws(() => atLeast(0.1)('SMS_PART_PRICE', wrong), /SMS_PART_PRICE/, wrong)
    }
    assert.throws(() => matching(/^\d{8}$/, 'eight digits')('NAV_TAX_NUMBER', '1'), /eight digits/)
  })

  test('a driver without what it needs says what that is', ({ assert }) => {
    const given = { NAV_LOGIN: 'x', NAV_PASSWORD: undefined, NAV_SIGN_KEY: undefined }
    const driver = { name: 'COMPANY_DRIVER', chosen: 'nav', value: 'nav' }
    assert.throws(
      () => requireFor(driver, given),
      'COMPANY_DRIVER=nav needs NAV_PASSWORD, NAV_SIGN_KEY'
    )
    assert.doesNotThrow(() => requireFor({ ...driver, chosen: 'fake' }, given))
    assert.doesNotThrow(() => requireFor(driver, { NAV_LOGIN: 'x' }))
  })

  test('a secret that is malformed is in no error, and half of what belongs together is named', ({
    assert,
  }) => {
    const key = matchingSecret(/^\w{8}$/, 'eight signs')
    assert.equal(key('PUSH_PRIVATE_KEY', 'abcdefgh')!.release(), 'abcdefgh')
    assert.isUndefined(key('PUSH_PRIVATE_KEY', ''))
    assert.throws(() => key('PUSH_PRIVATE_KEY', 'word'), 'PUSH_PRIVATE_KEY must be eight signs')
    const all = { PUSH_PUBLIC_KEY: 'x', PUSH_PRIVATE_KEY: 'y', PUSH_SUBJECT: 'z' }
    assert.doesNotThrow(() => requireTogether(all))
    assert.doesNotThrow(() => requireTogether({ PUSH_PUBLIC_KEY: undefined }))
    assert.throws(
      () => requireTogether({ ...all, PUSH_SUBJECT: undefined }),
      'PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY need PUSH_SUBJECT'
    )
  })
})
