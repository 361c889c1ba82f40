import type { Command } from 'commander'

/** A command with the words that lead to it. */
interface Place {
  path: string
  command: Command
}

/** The command itself and all below it. */
function placesOf(command: Command, path = ''): Place[] {
  const below = command.commands.flatMap((one) => placesOf(one, `${path} ${one.name()}`.trim()))
  return [{ path, command }, ...below]
}

/** What can follow a command: the commands below it, and its options. */
function wordsAfter({ commands, options }: Command): string {
  const names = commands.map((one) => one.name())
  const long = options.filter(({ hidden }) => !hidden).map((option) => option.long!)
  return [...names, ...long, '--help'].join(' ')
}

/** What an option can be, where its values are few. */
function choicesIn({ path, command }: Place): string[] {
  return command.options
    .filter((option) => option.argChoices?.length)
    .map((option) => `    "${path} ${option.long}") echo "${option.argChoices!.join(' ')}" ;;`)
}

/**
 * A script for bash, and for zsh, that completes the words of a program. It is made of the commands as they are, and asks nothing
 * when it is used; what is no word of a command is completed as a file name.
 *
 * @param folder the installation, where the program is started as `npm run cli`
 */
export function completionScript(program: Command, folder: string): string {
  const name = program.name()
  const places = placesOf(program)
  const words = places.map(({ path, command }) => `    "${path}") echo "${wordsAfter(command)}" ;;`)
  const choices = places.flatMap(choicesIn)
  return `# ${name}: words of the command line, for bash and zsh
if [ -n "$ZSH_VERSION" ]; then
  type compdef > /dev/null 2>&1 || { autoload -Uz compinit && compinit -i; }
  autoload -Uz bashcompinit && bashcompinit
fi
type ${name} > /dev/null 2>&1 || ${name}() { npm --prefix '${folder.replaceAll("'", `'\\''`)}' run --silent cli -- "$@"; }
_${name}_words() {
  case "$1" in
${words.join('\n')}
  esac
}
_${name}_choices() {
  case "$1 $2" in
${choices.join('\n')}
  esac
}
_${name}() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" path="" at next
  for ((at = 1; at < COMP_CWORD; at++)); do
    next="\${path:+$path }\${COMP_WORDS[at]}"
    if [ -n "$(_${name}_words "$next")" ]; then path="$next"; fi
  done
  local words="$(_${name}_choices "$path" "$before")"
  COMPREPLY=($(compgen -W "\${words:-$(_${name}_words "$path")}" -- "$word"))
}
complete -o default -F _${name} ${name}
`
}
