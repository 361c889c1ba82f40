import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { LANES } from '#app/outbox/topic'
import { startServer } from '#tests/support/processes'
import { freePort } from '../../../scripts/services/ports.mjs'

/** Each series with its labels, as a monitoring service reads them. */
function seriesIn(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    })
  )
}

test.group('Metrics', () => {
  test('[O-14] stand on a port of their own alone, and count what was answered by which route', async ({
    assert,
  }) => {
    const port = String(await freePort())
    const server = await startServer({ METRICS_PORT: port })
    try {
      for (const path of ['/gyik', '/gyik?q=pont', '/nobody/knows/this.php', '/metrics']) {
        const answer = await fetch(server.url + path, { headers: { accept: 'text/html' } })
        await answer.arrayBuffer()
        assert.equal(answer.status, path.startsWith('/gyik') ? 200 : 404, path)
      }
      const told = await fetch(`http://127.0.0.1:${port}/metrics`)
      assert.equal(told.status, 200)
      assert.match(told.headers.get('content-type')!, /^text\/plain/)
      const series = seriesIn(await told.text())
      const pages = 'method="GET",route="/gyik",status="200"'
      assert.equal(series.get(`mesterpont_http_request_seconds_count{${pages}}`), 2)
      assert.isBelow(series.get(`mesterpont_http_request_seconds_sum{${pages}}`)!, 30)
      assert.isFalse([...series.keys()].some((name) => name.includes('.php')))
      assert.equal(series.get('mesterpont_open_streams'), 0)
      assert.isAtLeast(series.get('mesterpont_outbox_messages{state="waiting"}')!, 0)
      for (const lane of Object.keys(LANES)) {
        assert.isAtLeast(series.get(`mesterpont_outbox_oldest_seconds{lane="${lane}"}`)!, 0)
      }
      assert.isAbove(series.get('process_resident_memory_bytes')!, 0)
      assert.equal((await fetch(`http://127.0.0.1:${port}/`)).status, 404)

      const dashboard = readFileSync(app.makePath('docs/monitoring/grafana.json'), 'utf8')
      const names = [...series.keys()].map((name) => name.split('{')[0])
      const asked = dashboard.match(/\b(mesterpont|nodejs|process)_[a-z0-9_]+/g)!
      assert.isAbove(new Set(asked).size, 6)
      assert.includeMembers(names, [...new Set(asked)])
    } finally {
      await server.stop()
    }
  })

  test('[O-14] without the database they tell the process, and nothing of the outbox', async ({
    assert,
  }) => {
    const port = String(await freePort())
    const gone = `postgres://shop@127.0.0.1:${await freePort()}/shop`
    const server = await startServer({ METRICS_PORT: port, DATABASE_URL: gone })
    try {
      const told = await fetch(`http://127.0.0.1:${port}/metrics`)
      assert.equal(told.status, 200)
      const series = seriesIn(await told.text())
      assert.isAbove(series.get('process_resident_memory_bytes')!, 0)
      assert.isFalse([...series.keys()].some((name) => name.startsWith('mesterpont_outbox')))
    } finally {
      await server.stop()
    }
  })
})
