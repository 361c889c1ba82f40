/** Run by the test of Redis: sessions end while Redis is stopped, and must not come back with it. */
import { ignite } from '../../bin/ignite.js'

const redisProcess = Number(process.argv[2])
const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})
const { ShopSessionStore, endLoginsOf, endSessionsOf } = await import('#app/sessions/session_store')
const { redisAnswers } = await import('#app/redis/redis')

const answered = async (wanted: boolean) => {
  while ((await redisAnswers()) !== wanted) await new Promise((resolve) => setTimeout(resolve, 50))
}
const known = async (id: string) => ((await new ShopSessionStore().read(id)) ? 'known' : 'ended')
const told: string[] = []

await answered(true)
await new ShopSessionStore().write('one', { auth_member: 900 })
await new ShopSessionStore().write('two', { auth_member: 901 })
await new ShopSessionStore().write('three', { auth_member: 902 })
await new ShopSessionStore().write('four', { auth_member: 903, login_id: 'phone' })
told.push(`before: ${await known('one')}`)
process.kill(redisProcess, 'SIGSTOP')
await new ShopSessionStore().destroy('one')
await endSessionsOf({ memberId: 901 })
await endLoginsOf({ memberId: 903 }, { only: 'phone' })
told.push(`during: ${await known('one')}`)
process.kill(redisProcess, 'SIGCONT')
await answered(true)
const after = [await known('one'), await known('two'), await known('four')]
told.push(`after: ${[...new Set(after)].join(' and ')}`, `others: ${await known('three')}`)
process.stdout.write(told.join(', '))
await app.terminate()
process.exit(0)
