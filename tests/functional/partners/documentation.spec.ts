import router from '@adonisjs/core/services/router'
import { Validator } from '@seriousme/openapi-schema-validator'
import type { ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { transaction } from '#app/transaction'
import { rows } from '#app/database/statement'
import { sessionsOf } from '#app/sessions/session_store'
import { findMember } from '#auth'
import { deleteMember } from '#auth/my_data/actions/delete_member'
import { clientIdOf, createToken } from '#partners'
import type { openApiDocument } from '#partners/documentation/document'
import type { Schema } from '#partners/documentation/schemas'
import { forgetLimits } from '#tests/support/limits'
import { givenMember } from '#tests/support/members'
import { Answers } from '#tests/support/openapi_answers'
import { sessionCookie } from '#tests/support/session_cookie'
import { ShopClient } from '#tests/support/shop_client'
import { FakeSalesforce, freshSfId, givenToken } from '#tests/support/partners'

type Document = ReturnType<typeof openApiDocument>
type Told = { responses: Record<string, { content: Record<string, { schema: Schema }> }> }

test.group('The description of the interface for partners', (group) => {
  group.each.setup(forgetLimits)

  test('[H-67] [H-68] it has every route that programs call, for programs and for people', async ({
    client,
    assert,
  }) => {
    const routes = Object.values(router.toJSON())
      .flat()
      .filter(({ pattern }) => /^\/api\/(salesforce|oauth)/.test(pattern))
      .filter(({ name }) => name !== 'partner.openapi' && name !== 'partner.docs')
      .flatMap(({ methods, pattern }) => {
        const path = pattern.replaceAll(/:(\w+)/g, '{$1}')
        return methods.filter((one) => one !== 'HEAD').map((one) => `${one.toLowerCase()} ${path}`)
      })
    const answer = await client.get('/api/salesforce/openapi.json')
    answer.assertStatus(200)
    const document = answer.body() as Document
    assert.equal(document.openapi, '3.0.3')
    const told = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`)
    )
    assert.sameMembers(told, routes)
    const page = await client.get('/api/salesforce/docs')
    page.assertStatus(200)
    assert.match(String(page.header('content-type')), /text\/html/)
    for (const path of Object.keys(document.paths)) assert.include(page.text(), path)
    assert.notMatch(page.text(), /<(script|link|img)/)
  })

  test('[H-67] [H-68] an independent validator finds nothing wrong with it as OpenAPI 3.0', async ({
    client,
    assert,
  }) => {
    const document = (await client.get('/api/salesforce/openapi.json')).body()
    const validator = new Validator()
    const { valid, errors } = await validator.validate(document)
    assert.deepEqual([valid, errors, validator.version], [true, undefined, '3.0'])
    delete document.paths['/api/salesforce/users'].get.responses
    const broken = await validator.validate(document)
    assert.isFalse(broken.valid)
  })

  test('[H-67] a browser that is logged in stays so when it reads the description', async ({
    assert,
  }) => {
    const { id } = await givenMember()
    const { name, value } = await sessionCookie((await findMember(id))!)
    const browser = new ShopClient(`http://${process.env.HOST}:${process.env.PORT}`)
    browser.cookies.set(name, value)
    const page = await browser.send('/api/salesforce/docs')
    assert.deepEqual([page.status, page.headers.getSetCookie()], [200, []])
    assert.lengthOf(await sessionsOf({ memberId: id }), 1)
  })

  test('[H-67] [H-68] what is answered is what it says, for each status', async ({
    client,
    assert,
  }) => {
    const document = (await client.get('/api/salesforce/openapi.json')).body() as Document
    const answers = new Answers(document)
    const seen = new Set<string>()
    const check = (method: string, path: string, answer: ApiResponse) => {
      const { responses } = document.paths[path][method] as Told
      const told = responses[answer.status()]
      if (!told) throw new Error(`${method} ${path} does not tell of ${answer.status()}`)
      const { schema } = told.content['application/json']
      assert.deepEqual(answers.misfits(answer.body(), schema), [], path)
      // What checks them would see a field that is not told, and one that is missing.
      assert.isNotEmpty(answers.misfits({ ...answer.body(), untold: 1 }, schema), path)
      assert.isNotEmpty(answers.misfits({}, schema), path)
      seen.add(`${method} ${path} ${answer.status()}`)
    }
    const [all, one, many, ...named] = Object.keys(document.paths).slice(1)
    const salesforce = new FakeSalesforce(client, (await givenToken()).secret)
    const reader = new FakeSalesforce(client, (await givenToken(['users.read'])).secret)
    const nobody = new FakeSalesforce(client, 'x')
    const [member, gone] = [await givenMember(), await givenMember()]
    const [sfId, goneId] = [freshSfId(), freshSfId()]
    const company = `INSERT INTO member_companies
      (member_id, tax_number, name, zip, city, address, house_number, floor, updated_at)
      VALUES (?, '1', 'Kft.', '1111', 'B', 'U', '1', 2, 1)`
    await transaction((trx) => rows(trx, company, [member.id]))
    check('post', one, await salesforce.write(sfId, { id: member.id }))
    check('post', one, await salesforce.write(goneId, { id: gone.id }))
    await deleteMember(gone.id)
    check('get', all, await salesforce.get('/api/salesforce/users', { per_page: 500 }))
    check('get', all, await salesforce.get('/api/salesforce/users', { cursor: 'x' }))
    check('get', all, await salesforce.get('/api/salesforce/users', { per_page: 'x' }))
    check('get', all, await nobody.get('/api/salesforce/users'))
    for (const id of [sfId, goneId, freshSfId()]) {
      check('get', one, await salesforce.get(`/api/salesforce/users/${id}`))
    }
    check('post', one, await reader.write(sfId, {}))
    check('post', one, await salesforce.write('x', {}))
    check('post', one, await salesforce.write(freshSfId(), {}))
    check('post', one, await salesforce.write(freshSfId(), { id: member.id }))
    check('post', one, await salesforce.write(sfId, { version: 1_000_000 }))
    check('post', one, await salesforce.write(sfId, { points: 1 }))
    const form = client.post(`/api/salesforce/users/${sfId}`).form({ last_name: 'X' })
    check('post', one, await form.header('authorization', `Bearer ${salesforce.token}`))
    const records = [{ sf_id: sfId }, { sf_id: 'x' }]
    for (const path of named) check('get', path, await salesforce.get(path))
    check('post', many, await salesforce.post('/api/salesforce/user_batches', { records }))
    const { id, secret } = await createToken(
      { kind: 'client', name: 'S', scopes: ['users.read'], days: 1 },
      { source: 'cli' }
    )
    const grant = { grant_type: 'client_credentials', client_id: clientIdOf(id) }
    const ask = (more: object) => client.post('/api/oauth/token').form({ ...grant, ...more })
    for (const more of [{ client_secret: secret }, {}, { grant_type: 'x' }]) {
      check('post', '/api/oauth/token', await ask(more))
    }
    const statuses = new Set([...seen].map((place) => place.split(' ')[2]))
    assert.sameMembers(
      [...statuses],
      ['200', '400', '401', '403', '404', '409', '412', '415', '422']
    )
  })
})
