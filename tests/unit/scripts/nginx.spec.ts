import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { checkConfiguration, configuration, findNginx } from '../../../bench/pages/nginx.mjs'

const RECOMMENDED = readFileSync(new URL('../../../docs/nginx.conf', import.meta.url), 'utf8')

test.group('The recommended proxy', () => {
  test('what the shop needs of a proxy is in it', ({ assert }) => {
    for (const part of [
      'listen 443 ssl http2;',
      'ssl_protocols TLSv1.2 TLSv1.3;',
      'proxy_set_header Host $http_host;',
      'proxy_set_header X-Forwarded-For $remote_addr;',
      'proxy_set_header X-Forwarded-Proto $scheme;',
      'gzip off;',
    ]) {
      assert.include(RECOMMENDED, part)
    }
    const events = /location = \/__transmit\/events \{([^}]*)\}/.exec(RECOMMENDED)![1]
    assert.include(events, 'proxy_buffering off;')
  })

  test('it is measured as it stands, but for the addresses of the machine', ({ assert }) => {
    const port = 4443
    const text = configuration({ port, plainPort: 4480, shopPort: 4333, folder: '/tmp/x' })
    assert.include(text, 'listen 127.0.0.1:4443 ssl http2;')
    assert.include(text, 'server 127.0.0.1:4333;')
    const lines = (whole: string) => whole.split('\n').filter((line) => !/^\s*(#|$)/.test(line))
    const own = new Set(lines(text))
    assert.isEmpty([...own].filter((line) => line.includes('shop.example')))
    // Ports, name, certificate and the way to the shop.
    assert.lengthOf(
      lines(RECOMMENDED).filter((line) => !own.has(line)),
      7
    )
  })

  test('nginx reads it', () => checkConfiguration()).skip(!findNginx(), 'nginx is not installed')
})
