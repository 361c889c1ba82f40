// Each module that has truths of its own registers them by being imported here.
import '#catalogue/invariants'
