/**
 * A process that deletes members until it is killed: prints the id of every member whose deletion
 * was acknowledged. Run by the crash test on a database of its own.
 */
import { prepareTestEnvironment } from './environment.js'

prepareTestEnvironment()
const { ignite } = await import('../../bin/ignite.js')
const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { deleteMember } = await import('#auth/my_data/actions/delete_member')
const { sealForMember } = await import('#app/personal/member_key')
const { rows } = await import('#app/database/statement')
const { transaction } = await import('#app/transaction')
const { givenOrder } = await import('./orders.js')

const SIDE_BY_SIDE = 4
const COMPANY = `INSERT INTO member_companies (member_id, tax_number, name, zip, city, address,
  house_number, updated_at) VALUES (?, '10537914-4-44', 'Kft.', '1119', 'Budapest', 'Út', '1', 0)`

async function deleteForEver() {
  for (;;) {
    const { member } = await givenOrder(null)
    await transaction(async (trx) => {
      await rows(trx, COMPANY, [member.id])
      await sealForMember(trx, member.id, 'Szűcs Gábor')
    })
    await deleteMember(member.id)
    process.stdout.write(`${member.id}\n`)
  }
}

await Promise.all(Array.from({ length: SIDE_BY_SIDE }, deleteForEver))
