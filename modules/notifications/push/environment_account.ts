import env from '#start/env'
import { PushAccount } from './push_account.js'

/** The account that the environment names. */
export function accountOfEnvironment(): PushAccount {
  const publicKey = env.get('PUSH_PUBLIC_KEY')
  const privateKey = env.get('PUSH_PRIVATE_KEY')?.release()
  const pair = publicKey && privateKey ? { publicKey, privateKey } : null
  const oldPairs = listed(env.get('PUSH_OLD_KEYS')?.release()).map((text) => {
    const [old, itsPrivate] = text.split(':')
    return { publicKey: old, privateKey: itsPrivate }
  })
  const hosts = listed(env.get('PUSH_HOSTS')).map((host) => host.toLowerCase())
  return new PushAccount(pair, env.get('PUSH_SUBJECT') ?? '', oldPairs, hosts)
}

function listed(text = ''): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
}
