import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endProcess, forget, remember, startProcess } from '../../scripts/services/daemon.mjs'
import { freePort } from '../../scripts/services/ports.mjs'

/** The configuration that README.md recommends. */
const TEMPLATE = new URL('../../docs/nginx.conf', import.meta.url)
/** A name no other site has. @source RFC 2606 */
export const NAME = 'shop.test'

/** Path of nginx, nothing where there is none. */
export function findNginx() {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file))
}

/**
 * The recommended configuration with the addresses of this machine in place of its own; whatever else it says stays.
 *
 * @throws Error where the file does not hold what is to be put in place
 */
export function configuration({ port, plainPort, shopPort, folder }) {
  const places = [
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    ['server 127.0.0.1:3333;', `server 127.0.0.1:${shopPort};`],
    ['/etc/ssl/shop.example/fullchain.pem', join(folder, 'fullchain.pem')],
    ['/etc/ssl/shop.example/key.pem', join(folder, 'key.pem')],
    ['server_name shop.example;', `server_name ${NAME};`],
  ]
  const site = places.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`docs/nginx.conf has no "${from}"`)
      return text.replaceAll(from, to)
    },
    readFileSync(TEMPLATE, 'utf8')
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  // One process in the foreground: whoever ends it by its id ends all of it.
  return `daemon off;
master_process off;
pid ${join(folder, 'nginx.pid')};
error_log stderr warn;
events { worker_connections 1024; }
http {
access_log off;
${temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n')}
${site}
}
`
}

/** Starts an nginx of its own, with the recommended configuration and a certificate of its own, in front of a shop. */
export async function startNginx(shopPort, port) {
  const command = findNginx()
  if (!command) {
    throw new Error(
      'nginx is not installed. On Debian: apt-get install --no-install-recommends nginx'
    )
  }
  const folder = prepareFolder()
  const proxy = { folder, child: undefined }
  remember(proxy)
  const text = configuration({ port, plainPort: await freePort(), shopPort, folder })
  writeFileSync(join(folder, 'nginx.conf'), text)
  const process = await startProcess({
    command,
    args: argumentsFor(folder),
    options: { cwd: folder },
    ready: () => listens(port),
  })
  proxy.child = process.child
  return {
    origin: `https://${NAME}:${port}`,
    switches: trustOf(readFileSync(join(folder, 'fullchain.pem'))),
    async stop() {
      await endProcess(process, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
      forget(proxy)
    },
  }
}

/** What nginx says of the configuration; it throws with its words where it would not start. */
export function checkConfiguration() {
  const folder = prepareFolder()
  try {
    const text = configuration({ port: 4443, plainPort: 4480, shopPort: 3333, folder })
    writeFileSync(join(folder, 'nginx.conf'), text)
    const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }
    execFileSync(findNginx(), ['-t', ...argumentsFor(folder)], options)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const argumentsFor = (folder) => ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')]

/** A folder with a certificate for a day. */
function prepareFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  mkdirSync(folder, { recursive: true })
  const certificate = ['-keyout', 'key.pem', '-out', 'fullchain.pem', '-subj', `/CN=${NAME}`]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1']
  const names = ['-addext', `subjectAltName=DNS:${NAME}`]
  const args = ['req', '-x509', ...kind, ...certificate, ...names]
  execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' })
  return folder
}

/** Chromium finds the shop under its name, and trusts its key and no other: so it keeps files as it would elsewhere. */
function trustOf(certificate) {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
  const mark = createHash('sha256').update(key).digest('base64')
  return [
    `--host-resolver-rules=MAP ${NAME} 127.0.0.1`,
    `--ignore-certificate-errors-spki-list=${mark}`,
  ]
}

function listens(port) {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port })
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
}
