/** What the schemas of the two kinds of database do differently, by name. No migration asks which kind it runs on. */

interface SchemaDialect {
  /** Whether a column chooses how its texts compare; else they always compare byte by byte. */
  choosesCollation: boolean
  /** Whether the database has users, from whom a right on a table can be withheld. */
  hasUsers: boolean
}

const MYSQL: SchemaDialect = { choosesCollation: true, hasUsers: true }
const SQLITE: SchemaDialect = { choosesCollation: false, hasUsers: false }

/** The dialect of the database that a migration runs on. */
export const schemaDialect = ({ dialect }: { dialect: { name: string } }): SchemaDialect =>
  dialect.name === 'mysql' ? MYSQL : SQLITE
