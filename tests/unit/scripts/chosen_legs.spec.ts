import { globSync } from 'node:fs'
import { test } from '@japa/runner'
import { chosenLegs, minutesIn } from '../../../scripts/legs/chosen.mjs'

const namesOf = (args: string[]) => chosenLegs(args).map(({ name }) => name)

/** The files of tests that legs of one suite run, each as often as it is run. */
const filesRun = (args: string[], leg: RegExp) =>
  chosenLegs(args)
    .filter(({ name }) => leg.test(name))
    .flatMap(({ suite, files }) => [files ?? `${suite}/*/*`].flat())
    .flatMap((files) => globSync(`tests/${files.replace(/(\.spec\.ts)?$/, '.spec.ts')}`))
    .toSorted()

test.group('What a run of the tests runs', () => {
  test('continuous integration leaves no file of tests out, on neither database', ({ assert }) => {
    for (const leg of [/^functional@sqlite/, /^functional@postgres/]) {
      assert.deepEqual(
        filesRun(['--everything'], leg),
        globSync('tests/functional/*/*.spec.ts').toSorted()
      )
    }
    assert.deepEqual(
      filesRun(['--everything'], /^browser(?!@postgres)/),
      globSync('tests/browser/*/*.spec.ts').toSorted()
    )
    assert.includeMembers(namesOf(['--everything']), ['checks', 'unit', 'functional@redis'])
    assert.includeMembers(namesOf(['--everything']), ['browser@postgres', 'scripts'])
    assert.deepEqual(namesOf(['--attack']), namesOf(['--everything']))
  })

  test('a run of every day asks all rules on one database, and what is of value on both', ({
    assert,
  }) => {
    assert.deepEqual(
      filesRun([], /^functional@sqlite/),
      globSync('tests/functional/*/*.spec.ts').toSorted()
    )
    assert.deepEqual(
      filesRun([], /^functional@postgres/),
      globSync('tests/functional/{attack,catalogue,points,promo}/*.spec.ts').toSorted()
    )
    assert.include(filesRun([], /^browser/), 'tests/browser/scan/offline.spec.ts')
    assert.notInclude(filesRun([], /^browser/), 'tests/browser/accessibility/many_looks.spec.ts')
    assert.notInclude(namesOf([]), 'scripts')
  })

  test('a leg that is named runs all of its files', ({ assert }) => {
    assert.deepEqual(
      filesRun(['browser', 'browser@back-office'], /./),
      globSync('tests/browser/*/*.spec.ts').toSorted()
    )
    assert.deepEqual(namesOf(['browser@looks', 'functional@sqlite-2']), [
      'functional@sqlite-2',
      'browser@looks',
    ])
    assert.deepEqual(namesOf(['functional@postgres']), [
      'functional@postgres-value',
      'functional@postgres-1',
      'functional@postgres-2',
      'functional@postgres-3',
      'functional@postgres-4',
    ])
    assert.throws(() => chosenLegs(['browsers']), /"browsers" is not known here/)
  })

  test('the minutes within which legs begin are no name of a leg', ({ assert }) => {
    const args = ['--everything', '--begin-within=60']
    assert.deepEqual(namesOf(args), namesOf(['--everything']))
    assert.equal(minutesIn(args), 60)
    assert.equal(minutesIn(['--everything']), Infinity)
    assert.throws(() => chosenLegs(['--begin-within=soon']), /is not known here/)
  })
})
