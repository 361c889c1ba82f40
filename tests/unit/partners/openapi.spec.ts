import { test } from '@japa/runner'
import { openApiDocument } from '#partners/documentation/document'
import type { Schema } from '#partners/documentation/schemas'

type Node = { [key: string]: unknown }
const document = openApiDocument({ url: 'https://bolt.example', name: 'Bolt' })
const APEX_NAME = /^[A-Za-z][A-Za-z0-9]*(_[A-Za-z0-9]+)*$/

/** Everything in a document, with the way there. */
function* nodes(value: unknown, way: string[] = []): Generator<[way: string[], node: Node]> {
  if (value === null || typeof value !== 'object') return
  yield [way, value as Node]
  for (const [key, inner] of Object.entries(value)) yield* nodes(inner, [...way, key])
}

test.group('The description of the interface for partners', () => {
  test('it keeps to what Salesforce can make classes of', ({ assert }) => {
    const { schemas } = document.components
    const ids = new Set<string>()
    for (const [way, node] of nodes(document)) {
      const place = way.join('/')
      assert.notProperty(node, 'not', place)
      assert.notProperty(node, 'const', place)
      if (typeof node.description === 'string')
        assert.isAtMost(node.description.length, 1333, place)
      if (typeof node.type === 'object') assert.equal(way.at(-1), 'properties', place)
      if (typeof node.$ref === 'string') {
        const name = /^#\/components\/schemas\/(\w+)$/.exec(node.$ref)?.[1] ?? ''
        assert.property(schemas, name, place)
      }
      // An object inside another would be a class without a name.
      const isNamed = way.length === 3 && way[1] === 'schemas'
      if (node.type === 'object') assert.isTrue(isNamed, place)
      if (node.type === 'array') assert.notEqual((node.items as Schema).type, 'array', place)
      if (typeof node.operationId === 'string') {
        assert.match(node.operationId, APEX_NAME)
        assert.isFalse(ids.has(node.operationId))
        ids.add(node.operationId)
        if (way.at(-1) === 'get') assert.notProperty(node, 'requestBody')
      }
    }
    assert.lengthOf([...ids], 7)
    for (const [name, { properties }] of Object.entries(schemas)) {
      for (const field of [name, ...Object.keys(properties ?? {})]) assert.match(field, APEX_NAME)
    }
  })

  test('what looks alike has one name', ({ assert }) => {
    const { User, UserPage, UserConsents } = document.components.schemas
    assert.equal(UserPage.properties!.data.items!.$ref, '#/components/schemas/User')
    assert.deepEqual(User.properties!.company.allOf, [{ $ref: '#/components/schemas/UserCompany' }])
    const consents = Object.values(UserConsents.properties!).map(({ $ref }) => $ref)
    assert.deepEqual([...new Set(consents)], ['#/components/schemas/ConsentState'])
  })
})
