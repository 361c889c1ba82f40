import { batchesOf, readable, registerDisclosure } from '#app/personal/disclosure'
import { registerErasure } from '#app/personal/erasure'
import { registerTidying } from '#app/tidying'
import { archiveGames } from './archive/archive_games.js'
import DrawExclusion from './models/draw_exclusion.js'

// Published files hold pseudonyms only: without the row that links them to a member they lead nowhere, and stay as they are.
registerErasure('promo-draws', {
  async erase({ client }, memberId) {
    await DrawExclusion.query({ client }).where({ memberId }).delete()
  },
})

registerTidying(archiveGames)

registerDisclosure({
  name: 'draw_exclusions',
  covers: ['draw_exclusions'],
  async *read(memberId) {
    const agreed = () => DrawExclusion.query().where({ memberId }).whereNotNull('agreedBy')
    for await (const batch of batchesOf(agreed)) {
      yield batch.map(({ drawId, reason, agreedAt }) =>
        readable({ draw: drawId, reason, agreed_at: agreedAt })
      )
    }
  },
})
