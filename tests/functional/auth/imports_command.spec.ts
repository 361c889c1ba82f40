import { randomBytes } from 'node:crypto'
import {
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { BATCH } from '#app/imports/lines_in_batches'
import { PlannedImport, type ImportedLine } from '#app/imports/planned_import'
import { transaction } from '#app/transaction'
import { representativeImport } from '#auth'
import { runCli, runCommand } from '#tests/support/command_line'
import { dose } from '#tests/support/dose'

/** Reads a file of representatives without the command line. */
function planOf(path: string, onLine: (line: ImportedLine) => void = () => {}) {
  return PlannedImport.of({ kind: representativeImport, path }, onLine)
}

const some = () => randomBytes(4).toString('hex')

async function professionOf(name: string) {
  const sql = `SELECT name_en, api_name, position, is_active FROM professions WHERE name_hu = ?`
  const [row] = await shopReader().rows<Record<string, unknown>>(sql, [name])
  return row
}

async function representativeOf(lastName: string) {
  const sql = `SELECT first_name, phone, email, distribution_channel AS channels, is_default
    FROM regional_representatives WHERE last_name = ?`
  const [row] = await shopReader().rows<Record<string, unknown>>(sql, [lastName])
  return row
}

test.group('cli professions and representatives import', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'mesterpont-tables-'))
    return () => rmSync(folder, { recursive: true, force: true })
  })
  group.teardown(async () => {
    await transaction((trx) =>
      rows(trx, `DELETE FROM regional_representatives WHERE last_name LIKE 'Import%'`)
    )
    await transaction((trx) => rows(trx, `DELETE FROM professions WHERE name_hu LIKE 'Import%'`))
  })

  /** A file in the test's folder. */
  function file(content: string | Buffer) {
    const path = join(folder, `${some()}.csv`)
    writeFileSync(path, content)
    return path
  }

  test('a dry run lists new, changed and refused lines and writes nothing', async ({ assert }) => {
    const [known, fresh] = [`Import ${some()}`, `Import ${some()}`]
    const first = await runCommand([
      'professions',
      'import',
      file(`name_hu;name_en;api_name;position;is_active\n${known};Known;Festék;7;igen\n`),
      '--yes',
    ])
    assert.equal(first.code, 0, first.stderr)
    assert.deepEqual(await professionOf(known), {
      name_en: 'Known',
      api_name: 'Festék',
      position: 7,
      is_active: 1,
    })
    const mixed =
      `\ufeffname_hu;name_en;api_name;position;is_active\r\n${known};Known;Festék;8;nem\r\n` +
      `${fresh};Fresh;;;\r\n\r\n;Nobody;;;\r\n${fresh};Again;;;\r\n` +
      `"Import ""idézet"" ${some()}; ${'é'.repeat(90)}";x;;nem szám;talán\r\nImport kevés;1\r\n`
    const path = file(mixed)
    const { code, stdout } = await runCommand(['professions', 'import', path, '--dry-run'])
    assert.equal(code, 1)
    const lines = stdout.trimEnd().split('\n')
    assert.deepEqual(lines.slice(0, 2), [
      `2\tchanged\t${known}\tposition, is_active`,
      `3\tnew\t${fresh}`,
    ])
    assert.deepEqual(
      lines.slice(2).map((line) => line.split('\t').filter((_, at) => at !== 2)),
      [
        ['5', 'refused', 'name_hu: required'],
        ['6', 'refused', 'twice'],
        ['7', 'refused', 'name_hu: max, position: invalid, is_active: invalid'],
        ['8', 'refused', 'columns'],
      ]
    )
    assert.equal((await professionOf(known)).position, 7)
    assert.isUndefined(await professionOf(fresh))

    const refused = await runCommand(['professions', 'import', path, '--yes', '--json'])
    assert.equal(refused.code, 1)
    const document = JSON.parse(refused.stdout)
    assert.deepInclude(document, { new: 1, changed: 1, unchanged: 0, refused: 4, written: false })
    assert.deepEqual(document.lines[0], {
      line: 2,
      name: known,
      state: 'changed',
      fields: ['position', 'is_active'],
    })
    assert.isUndefined(await professionOf(fresh), 'one refused line holds all of them back')

    const skipped = await runCommand(['professions', 'import', path, '--yes', '--skip-refused'])
    assert.equal(skipped.code, 5, skipped.stderr)
    assert.deepInclude(await professionOf(known), { position: 8, is_active: 0 })
    assert.deepInclude(await professionOf(fresh), { name_en: 'Fresh', api_name: null })
    const again = await runCommand([
      'professions',
      'import',
      path,
      '--yes',
      '--skip-refused',
      '--json',
    ])
    assert.deepInclude(JSON.parse(again.stdout), { new: 0, changed: 0, unchanged: 2 })
  })

  test('commas, lists and left-out columns; kept answers of the service become old', async ({
    assert,
  }) => {
    const name = `Import${some()}`
    const whole = file(
      'last_name,first_name,phone,email,distribution_channel\n' +
        `${name},"Kovács, Péter",06 30 123 4567,VALAKI@pelda.hu,"Festék | Kőműves,tető|"\n`
    )
    const keep = `INSERT INTO consultant_lookups VALUES ('4322', '[]', 1800000000000)
      ON CONFLICT (zip) DO UPDATE SET fetched_at = excluded.fetched_at`
    await transaction((trx) => rows(trx, keep))
    const made = await runCommand(['representatives', 'import', whole, '--yes'])
    assert.equal(made.code, 0, made.stderr)
    const stored = {
      first_name: 'Kovács, Péter',
      phone: '+36301234567',
      email: 'valaki@pelda.hu',
      channels: '["Festék","Kőműves,tető"]',
      is_default: 0,
    }
    assert.deepEqual(await representativeOf(name), stored)
    const age = `SELECT fetched_at AS at FROM consultant_lookups WHERE zip = '4322'`
    assert.deepEqual(await shopReader().rows(age), [{ at: 0 }])

    const phones = file(`first_name;last_name;phone\nKovács, Péter;${name};\n`)
    const changed = await runCommand(['representatives', 'import', phones, '--yes'])
    assert.equal(changed.stdout.trimEnd(), `2\tchanged\t${name} Kovács, Péter\tphone`)
    assert.deepEqual(await representativeOf(name), { ...stored, phone: null })
    const refused = file(`last_name;first_name;phone;email\n${name};X;+1 900 123 4567;nem\n`)
    const told = await runCommand(['representatives', 'import', refused, '--yes'])
    assert.match(told.stdout, /phone: invalid, email: invalid/)
    assert.equal(told.code, 1)
  })

  test('what is no table of this kind is refused as a whole, in one sentence', async ({
    assert,
  }) => {
    const cases: [string | Buffer, RegExp][] = [
      ['', /empty/],
      ['nev;telefon\nx;y\n', /must name last_name, first_name/],
      ['last_name;first_name;is_default\na;b;1\n', /here it is last_name, first_name, is_default/],
      ['last_name;first_name;first_name\na;b;c\n', /must name/],
      [Buffer.from('last_name;first_name\nT\u00f3th;P\u00e9ter\n', 'latin1'), /not UTF-8/],
      [Buffer.from('last_name;first_name\nA;B\n', 'utf16le'), /must name|UTF-8/],
      [randomBytes(5000), /must name|UTF-8|quotes/],
    ]
    for (const [content, reason] of cases) {
      await assert.rejects(() => planOf(file(content)), reason)
    }
    for (const path of [join(folder, 'missing.csv'), folder]) {
      await assert.rejects(() => planOf(path), /^The file cannot be read$/)
    }
    const words = ['representatives', 'import', file('nev;telefon\nx;y\n'), '--yes', '--json']
    const { code, stdout, stderr } = await runCommand(words)
    assert.match(stderr, /^The first line must name [^\n]*\n$/, 'one sentence, no stack')
    assert.equal(code, 3)
    assert.deepInclude(JSON.parse(stdout), { lines: [], written: false })
  })

  test('a file that breaks in the middle writes nothing of its good half', async ({ assert }) => {
    const name = `Import${some()}`
    const broken = [
      [`last_name;first_name\n${name};A\n"x"y;B\n`, 'quotes'],
      [`last_name;first_name\n${name};A\n"never closed;B\n`, 'quotes'],
      [`last_name;first_name\n${name};A\n${'z'.repeat(30_000)};B\n`, 'too_long'],
    ]
    for (const [content, reason] of broken) {
      const lines: ImportedLine[] = []
      const plan = await planOf(file(content), (line) => lines.push(line))
      await plan.close()
      assert.deepEqual(lines, [
        { line: 2, name: `${name} A`, state: 'new' },
        { line: 3, name: '', state: 'refused', reason },
      ])
    }
    const { code, stdout } = await runCommand([
      'representatives',
      'import',
      file(broken[0][0]),
      '--yes',
    ])
    assert.deepEqual([code, stdout], [1, `2\tnew\t${name} A\n3\trefused\t\tquotes\n`])
    assert.isUndefined(await representativeOf(name))
  })

  test('what is interrupted between its parts writes nothing of the first ones', async ({
    assert,
  }) => {
    const name = `Import${some()}`
    const lines = Array.from({ length: BATCH + 1 }, (_, place) => `${name}${place};A`)
    const plan = await planOf(file(['last_name;first_name', ...lines].join('\n')))
    let parts = 0
    const interrupt = () => {
      if (++parts === 2) throw new Error('interrupted')
    }
    await assert.rejects(() => plan.write(() => {}, interrupt), 'interrupted')
    await plan.close()
    const sql = 'SELECT count(*) AS count FROM regional_representatives WHERE last_name LIKE ?'
    const [{ count }] = await shopReader().rows<{ count: number }>(sql, [`${name}%`])
    assert.equal(Number(count), 0)
  })

  test('many thousand lines pass through little memory, in one transaction', async ({ assert }) => {
    const name = `Import${some()}`
    const path = join(folder, 'large.csv')
    const out = createWriteStream(path)
    out.write('last_name;first_name;phone;distribution_channel\n')
    const channels = Array.from({ length: 6 }, (_, at) => `Csatorna ${at} ${'x'.repeat(40)}`)
    for (let at = 0; at < dose.importLines; at++) {
      out.write(`${name}${at};Ágnes;06301234567;${channels.join('|')}\n`)
    }
    out.end()
    await finished(out)
    // With the full dose the rows need more memory than the process may have.
    const little = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-old-space-size=128` }
    // Tests that run beside this one have files of their own where all have theirs.
    const own = join(folder, 'waiting')
    mkdirSync(own)
    const words = ['representatives', 'import', path, '--yes', '--json']
    const { code, stdout, stderr } = await runCli(words, { ...little, TMPDIR: own })
    assert.equal(code, 0, stderr.slice(-500))
    const document = JSON.parse(stdout)
    assert.deepInclude(document, { new: dose.importLines, refused: 0, written: true })
    const sql = `SELECT COUNT(*) AS count FROM regional_representatives WHERE last_name LIKE ?`
    assert.deepEqual(await shopReader().rows(sql, [`${name}%`]), [{ count: dose.importLines }])
    assert.deepEqual(readdirSync(own), [])
  }).timeout(240_000)
})
