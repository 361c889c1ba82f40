import type { SqlRunner } from '#app/database/engine'
import { storedLocale } from '#app/stored_locale'
import type Member from '#auth/members/models/member'
import { MemberFacts, type MemberFact } from '#points'

/** Members asked for by one statement; a shorter list is filled up, so that few texts are prepared. */
const TOGETHER = 200

const select = (count: number) => `SELECT id, main_profession_id AS "professionId",
    COALESCE(regional_representative_zip,
      (SELECT zip FROM member_companies c WHERE c.member_id = members.id)) AS zip,
    registered_at AS "registeredAt", locale
  FROM members WHERE id IN (${Array(count).fill('?').join(', ')})`

const ONE = select(1)
const MANY = select(TOGETHER)

type Row = Pick<Member, 'id' | 'registeredAt' | 'locale'> & Pick<MemberFact, 'professionId' | 'zip'>

/** What members told about themselves; the region is where their representative works. */
export class MemberFactsOfTables extends MemberFacts {
  async of(runner: SqlRunner, memberIds: number[]) {
    const facts = new Map<number, MemberFact>()
    for (let from = 0; from < memberIds.length; from += TOGETHER) {
      const ids = memberIds.slice(from, from + TOGETHER)
      const isOne = ids.length === 1
      const filled = isOne ? ids : [...ids, ...Array(TOGETHER - ids.length).fill(ids[0])]
      for (const { id, locale, ...fact } of await runner.rows<Row>(isOne ? ONE : MANY, filled)) {
        facts.set(id, { ...fact, locale: storedLocale(locale) })
      }
    }
    return facts
  }
}
