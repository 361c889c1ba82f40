import { test } from '@japa/runner'
import { runOutboxOnce } from '#app/outbox/worker'
import { scanCode } from '#points/scans/actions/scan_code'
import { FLOW, visitingMember } from '#tests/support/extra_points'
import { forgetLimits } from '#tests/support/limits'
import { bookingsOf } from '#tests/support/member_visits'
import { givenMember } from '#tests/support/members'
import { givenCode } from '#tests/support/points'
import { givenQuestionnaire, removeQuestionnaires } from '#tests/support/questionnaires'
import { detailsBody } from '#tests/support/registrations'
import { givenSurvey, removeSurveys } from '#tests/support/surveys'

test.group('Sources of extra points', (group) => {
  group.each.setup(() => forgetLimits())
  group.each.teardown(async () => {
    await removeSurveys()
    await removeQuestionnaires()
  })

  test('[X-01] every source books what is configured for it, and nothing else', async ({
    client,
    assert,
  }) => {
    const { visitor, member } = await visitingMember(client)
    const survey = await givenSurvey({ points: 35 })
    const questionnaire = await givenQuestionnaire({ points: 15 })
    const address = { zip: '9023', city: 'Győr', address: 'Fő út', house_number: '1' }
    const { company } = await detailsBody()
    const invited = await givenMember({ invitedById: member.id })
    const posts: [path: string, body: Record<string, unknown>, booked: [string, number][]][] = [
      [`${FLOW}/birthday`, { birthday: '1980-05-19' }, [['birthday', 30]]],
      [`${FLOW}/nameday`, { name_day: '03-18' }, [['name_day', 20]]],
      ['/profil/company', company as Record<string, unknown>, []],
      [
        '/profil/shipping',
        { last_name: 'Szűcs', first_name: 'Gábor', ...address },
        [['profile_data', 50]],
      ],
      [`/survey/${survey.slug}`, { fields: { tool: 'Kefe' } }, [['survey', 35]]],
      [`/questionnaire/submit/${questionnaire}`, { answers: { q: 'b' } }, [['questionnaire', 15]]],
      [
        '/profil/consent',
        {
          marketing_phone: true,
          marketing_email: true,
          research_phone: true,
          research_email: true,
        },
        [
          ['consent_marketing_phone', 20],
          ['consent_marketing_email', 20],
          ['consent_research_phone', 20],
          ['consent_research_email', 20],
        ],
      ],
    ]
    let before = 0
    for (const [path, body, booked] of posts) {
      await visitor.post(path, body)
      const bookings = (await bookingsOf(member.id)).slice(before)
      before += bookings.length
      const found = bookings.map(({ source, points }) => [source, points])
      assert.sameDeepMembers(found, booked, path)
    }
    await scanCode({ memberId: invited.id, text: await givenCode(), address: '127.0.0.1' })
    // The scan leaves a message, whose handler decides about the invitation.
    for (let turn = 0; turn < 2; turn++) await runOutboxOnce()
    const last = (await bookingsOf(member.id)).slice(before)
    assert.deepEqual(last, [{ source: 'referral', points: 100 }])
  })
})
