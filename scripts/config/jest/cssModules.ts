// Uses each class's own name, so that tests can tell states apart.
const classes: Record<string, string> = new Proxy({}, { get: (_target, name) => String(name) });
module.exports = { __esModule: true, default: classes };
