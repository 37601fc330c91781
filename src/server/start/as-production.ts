/**
 * Imported before everything else by whatever an operator runs: packages choose between their fast
 * build and the one for developers while they are imported.
 */
process.env.NODE_ENV = "production";
