import { test } from '@japa/runner'
import { versionProblem } from '../../../scripts/steps/version.mjs'

test.group('Versions of Node and npm', () => {
  test('Node 20 with npm 10 and anything newer will do', ({ assert }) => {
    assert.equal(versionProblem('20.0.0', 'npm/10.2.3 node/v20.0.0 linux x64'), '')
    assert.equal(versionProblem('24.21.0', 'npm/11.19.1 node/v24.21.0 linux x64'), '')
    assert.equal(versionProblem('20.20.2'), '', 'also when npm is not in between')
  })

  test('an older Node is named in one sentence', ({ assert }) => {
    const sentence = versionProblem('18.20.4', 'npm/10.7.0 node/v18.20.4')
    assert.match(
      sentence,
      /^This project needs Node 20 or newer, and this is Node 18\.20\.4: [^.]+\.org and start again\.$/
    )
  })

  test('an older npm is named in one sentence', ({ assert }) => {
    assert.match(
      versionProblem('20.1.0', 'npm/9.8.1 node/v20.1.0'),
      /^This project needs npm 10 or newer, and this is npm 9\.8\.1: /
    )
  })
})
