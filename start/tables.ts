import string from '@adonisjs/core/helpers/string'
import { needTables } from '#app/database/shape'
import * as schema from '#database/schema'

const CLASS = /Schema$/

// The generated classes name the tables of this version.
const classes = Object.keys(schema).filter((name) => CLASS.test(name))
needTables(classes.map((name) => string.pluralize(string.snakeCase(name.replace(CLASS, '')))))
