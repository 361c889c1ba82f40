import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { MailGateway } from '#notifications/contracts/mail_gateway'
import type { FakeMailGateway } from '#notifications/gateways/mail_gateways'
import type { MailPreview } from '#notifications/mail/mail_preview'
import { MAIL_SAMPLES } from '#notifications/mail/mail_samples'
import { givenStaff } from '#tests/support/members'
import { sourceFiles } from '#tests/support/source_files'
import { staffApi } from '#tests/support/staff_api'

const LOCALES = ['hu', 'en'] as const

function catalogue(locale: string): Record<string, string> {
  return JSON.parse(readFileSync(new URL(`../../../lang/${locale}.json`, import.meta.url), 'utf8'))
}

/** Names of mails by the texts that are there for them. */
function namesWithTexts(): string[] {
  const keys = Object.keys(catalogue('en'))
  return keys.flatMap((key) => /^mail\.(\w+)\.subject$/.exec(key)?.[1] ?? [])
}

/** Names of mails as the code that sends them names them; `order_*` where a part is put in while it runs. */
function namesSent(): string[] {
  const found = sourceFiles(['modules', 'app']).flatMap(({ path, text }) => {
    if (path.includes('/mail_preview.ts')) return []
    return [...text.matchAll(/['`]mail\.(\w+)(\$\{\w+\})?['`]/g)]
  })
  return found.map(([, name, rest]) => (rest ? `${name}*` : name))
}

test.group('Preview of all mails', () => {
  test('every mail that has texts or is sent has its sample', ({ assert }) => {
    const known = Object.keys(MAIL_SAMPLES)
    assert.sameMembers(known, namesWithTexts())
    const sent = [...new Set(namesSent())]
    assert.isAbove(sent.length, 15)
    const strange = sent.filter((name) => {
      return name.endsWith('*')
        ? !known.some((one) => one.startsWith(name.slice(0, -1)))
        : !known.includes(name)
    })
    assert.deepEqual(strange, [])
  })

  test('[I-09] [Z-13] staff see subject, page and plain text of each in both languages, and nothing is sent', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff({ role: 'auditor' })
    const { sent } = (await app.container.make(MailGateway)) as FakeMailGateway
    const before = sent.length
    const { data, total } = (await staffApi(client, 'mail_previews', staff).list()).body() as {
      data: MailPreview[]
      total: number
    }
    assert.equal(total, Object.keys(MAIL_SAMPLES).length)
    assert.includeMembers(
      data.map(({ id }) => id),
      ['password_reset', 'registration_validation', 'order']
    )
    for (const { id, mails } of data) {
      for (const locale of LOCALES) {
        const { subject, text } = mails.find((mail) => mail.locale === locale)!
        const texts = catalogue(locale)
        const title = texts[`mail.${id}.title`]
        if (!title.includes('{')) assert.include(text, title, id)
        for (const part of [subject, text]) {
          assert.notMatch(part, /\{\w+|mail\.\w+\.|undefined|\[object|NaN|translation missing/, id)
        }
        const page = await client
          .get(`/api/admin/mail_previews/${id}/${locale}`)
          .withGuard('staff')
          .loginAs(staff)
        page.assertStatus(200)
        assert.match(page.header('content-type')!, /^text\/html/)
        assert.include(page.text(), `lang="${locale}"`)
        assert.notMatch(page.text(), /mail\.\w+\.\w+|undefined|\[object|translation missing/, id)
        const policy = page.header('content-security-policy')!
        assert.equal(
          policy,
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"
        )
      }
    }
    assert.equal(sent.length, before)
    for (const path of ['order/de', 'nothing/hu', 'constructor/hu', '__proto__/hu']) {
      const page = await client
        .get(`/api/admin/mail_previews/${path}`)
        .accept('json')
        .withGuard('staff')
        .loginAs(staff)
      page.assertStatus(404)
    }
  })
})
