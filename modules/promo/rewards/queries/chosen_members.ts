import { findMember, membersNamed, type Member } from '#auth'
import type { MemberRule } from '../member_rule.js'
import { membersOfRule } from './members_of_rule.js'

/** Whom staff mean: a pasted list, one member a line, or everybody who meets a rule. */
export type Choice = { members: string } | { rule: MemberRule }

/** A line of the list that names nobody. */
export interface UnknownLine {
  /** From 1. */
  line: number
  text: string
}

/** The members that are meant, each once. */
export interface ChosenMembers {
  members: Member[]
  unknown: UnknownLine[]
}

/** Reads whom staff mean. */
export async function chosenMembers(choice: Choice): Promise<ChosenMembers> {
  if ('rule' in choice) {
    const found = await Promise.all((await membersOfRule(choice.rule)).map(findMember))
    return { members: found.filter((member) => member !== null), unknown: [] }
  }
  const lines = choice.members
    .split(/\r?\n/)
    .map((text, place) => ({ line: place + 1, text: text.trim() }))
    .filter(({ text }) => text)
  const found = await membersNamed(lines.map(({ text }) => text))
  const known = found.filter((member) => member !== null)
  return {
    members: [...new Map(known.map((member) => [member.id, member])).values()],
    unknown: lines.filter((_line, place) => !found[place]),
  }
}
