/** A chain of the beacon. */
export interface Chain {
  /** How the sheet and the public value call it. */
  name: string
  /** When its first round came out, in seconds since 1970 UTC. */
  genesis: number
  /** Seconds from one round to the next. */
  period: number
  /** The public key, a point of BLS12-381 G2, in hex. */
  key: string
}

/**
 * drand quicknet, whose key is pinned here: nobody who passes a signature on is believed.
 *
 * @source https://github.com/filecoin-project/FIPs FIP-0063
 */
export const QUICKNET: Chain = {
  name: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  genesis: 1_692_803_367,
  period: 3,
  key:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451' +
    '0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
}

/** Signed by whoever has this source code: for the demo and for tests, refused in production. */
export const DEMO_CHAIN: Chain = {
  name: 'demo',
  genesis: QUICKNET.genesis,
  period: QUICKNET.period,
  key:
    'b3d56e246c3f8dd5c2a875908f71698e3cf5a008df97b90618a2b74594acbec7728947851590d2bb95d83236964a604f' +
    '102fd24039b3aa3703e2dbdbd68012b634daaaccddf1a5907fc3afd4f33bb2df48d7a6e9f12ff05257de77906659ec54',
}

/** The chain a sheet names; undefined for one that is not known. */
export function chainNamed(name: string): Chain | undefined {
  return [QUICKNET, DEMO_CHAIN].find((chain) => chain.name === name)
}

/** The first round that comes out at an instant or after it. */
export function roundAt({ genesis, period }: Chain, instantMs: number): number {
  return Math.ceil((instantMs / 1000 - genesis) / period) + 1
}

/** When a round comes out, in ms UTC. */
export function timeOfRound({ genesis, period }: Chain, round: number): number {
  return (genesis + (round - 1) * period) * 1000
}
