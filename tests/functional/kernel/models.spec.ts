import db from '@adonisjs/lucid/services/db'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { test } from '@japa/runner'
import { transaction, type Transaction } from '#app/transaction'
import Profession from '#auth/reference/models/profession'
import Order from '#catalogue/orders/models/order'
import OrderStep from '#catalogue/orders/models/order_step'
import { usesPostgres } from '#config/database'
import Booster from '#points/boosters/models/booster'
import { frozenClock } from '#tests/support/clock'
import { limitHere } from '#tests/support/time_limit'
import { sourceFiles } from '#tests/support/source_files'

let names = 0

const values = () => {
  const name = `Model profession ${process.pid} ${++names}`
  return { nameHu: name, nameEn: name, isActive: true, position: 900, createdAt: 1, updatedAt: 1 }
}

const create = (trx: Transaction, given = values()) =>
  Profession.create(given, { client: trx.client })

const named = (nameHu: string) => Profession.findBy({ nameHu })

/** Every model of the project, by the path of its file. */
async function models(): Promise<Map<string, LucidModel>> {
  const files = sourceFiles(['app', 'modules'])
  const paths = files.map(({ path }) => path).filter((path) => /\/models\/\w+\.ts$/.test(path))
  const found = paths.map(async (path) => {
    const { default: model } = await import(new URL(`../../../${path}`, import.meta.url).href)
    return [path, model as LucidModel] as const
  })
  return new Map(await Promise.all(found))
}

/** Tables of the database that triggers keep from changes. */
async function appendOnlyTables(): Promise<string[]> {
  const { rows } = usesPostgres
    ? await db.rawQuery(`SELECT DISTINCT event_object_table AS name FROM information_schema.triggers
        WHERE trigger_name LIKE '%_refuse_%'`)
    : {
        rows: await db.rawQuery(
          "SELECT DISTINCT tbl_name AS name FROM sqlite_master WHERE type = 'trigger' AND name LIKE '%_refuse_%'"
        ),
      }
  return rows.map((row: { name: string }) => row.name)
}

test.group('Models in transactions', (group) => {
  group.each.setup(() => frozenClock().restore)
  group.teardown(async () => {
    await db.from('professions').whereLike('name_hu', 'Model profession%').delete()
  })

  test('what a model writes in a transaction is there after it, and gone where it fails', async ({
    assert,
  }) => {
    const [kept, lost] = [values(), values()]
    await transaction(async (trx) => {
      const made = await create(trx, kept)
      made.isActive = false
      await made.save()
      assert.isFalse((await Profession.findOrFail(made.id, { client: trx.client })).isActive)
    })
    await assert.rejects(() =>
      transaction(async (trx) => {
        await create(trx, lost)
        throw new Error('Enough')
      })
    )
    assert.isFalse((await named(kept.nameHu))!.isActive)
    assert.isNull(await named(lost.nameHu))
  })

  test('transactions that share a commit fail each for itself', async ({ assert }) => {
    const given = [values(), values(), values()]
    const outcomes = await Promise.allSettled(
      given.map((one, place) =>
        transaction(async (trx) => {
          await create(trx, one)
          if (place === 1) await create(trx, { ...one, nameHu: null as never })
        })
      )
    )
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled']
    )
    const found = await Promise.all(given.map(({ nameHu }) => named(nameHu)))
    assert.deepEqual(
      found.map((one) => one !== null),
      [true, false, true]
    )
  })

  test('a model is not written outside a transaction, nor after its end', async ({ assert }) => {
    const outside = 'Profession is written outside a transaction: pass trx.client'
    await assert.rejects(() => Profession.create(values()), outside)
    let left!: Transaction
    const made = await transaction((trx) => {
      left = trx
      return create(trx)
    })
    made.position = 901
    await assert.rejects(() => made.save(), outside)
    await assert.rejects(() => made.delete(), outside)
    assert.throws(() => left.client, 'A statement came after the end of its transaction')
  })

  test('a client that outlives its transaction runs nothing', async ({ assert }) => {
    const client = await transaction(async (trx) => trx.client)
    await assert.rejects(async () => {
      await Profession.query({ client })
    }, 'A statement came after the end of its transaction')
    await assert.rejects(async () => {
      await client.rawQuery('SELECT 1')
    }, 'A statement came after the end of its transaction')
  })

  test('lists and flags come back as what they are', async ({ assert }) => {
    const kind = { bonusKind: 'points', state: 'draft' } as const
    const given = { nameHu: 'A', nameEn: 'A', bonus: 1, ...kind }
    const lists = { productIds: [3], professionIds: [], weekdays: [1, 7], zipPrefixes: ['67'] }
    const counts = { budget: 10, given: 0, spent: 0, createdAt: 5, updatedAt: 5 }
    const { id } = await transaction((trx) =>
      Booster.create({ ...given, ...lists, ...counts }, { client: trx.client })
    )
    const found = await Booster.findOrFail(id)
    assert.deepEqual([found.weekdays, found.zipPrefixes], [[1, 7], ['67']])
    await transaction((trx) => found.useTransaction(trx.client).delete())
    assert.isTrue((await Profession.query().where('isActive', 1).firstOrFail()).isActive)
  })

  test('a transaction inside another throws at once and names both places', async ({ assert }) => {
    const [outer, lost, after] = [values(), values(), values()]
    const inner = () => transaction((trx) => create(trx, lost))
    const began = performance.now()
    await assert.rejects(
      () =>
        transaction(async (trx) => {
          await create(trx, outer)
          await inner()
        }),
      /opened at inner \(.*models\.spec.*inside one opened at.*models\.spec/
    )
    assert.isBelow(performance.now() - began, limitHere(1000))
    await transaction((trx) => create(trx, after))
    const found = await Promise.all([outer, lost, after].map(({ nameHu }) => named(nameHu)))
    assert.deepEqual(
      found.map((one) => one !== null),
      [false, false, true]
    )
  })
})

test.group('Tables and their models', () => {
  test('every table has one model in the module that owns it, and each model a table', async ({
    assert,
  }) => {
    const schema = await import('#database/schema')
    const found = await models()
    const classes = [...found.values()].map((model) => Object.getPrototypeOf(model).name)
    assert.sameMembers(classes, Object.keys(schema))
    const tables = await db.connection().getAllTables(['public'])
    for (const [path, model] of found) {
      model.boot()
      assert.include(tables, model.table, path)
    }
  })

  test('what a trigger keeps from changes the model keeps as well', async ({ assert }) => {
    const found = [...(await models()).values()]
    const refusing = found.filter((model) => 'isAppendOnly' in model).map((model) => model.table)
    assert.sameMembers(refusing, await appendOnlyTables())
    const step = new OrderStep().fill({ orderId: 1, status: 'received', happenedAt: 1 })
    step.$isPersisted = true
    step.$hydrateOriginals()
    step.status = 'shipped'
    const refusal = 'Rows of order_steps are never changed'
    await assert.rejects(() => step.save(), refusal)
    await assert.rejects(() => step.delete(), refusal)
    assert.isTrue(Order.$hasRelation('lines'))
  })
})
