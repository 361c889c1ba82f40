import { registerErasure } from '#app/personal/erasure'
import { removeLinesAbout } from './gateways/outbox_file.js'

registerErasure('notifications', {
  async removeTraces(member) {
    for (const name of ['sms', 'mail'] as const) await removeLinesAbout(name, member)
  },
})
