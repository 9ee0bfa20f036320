// React records a stack for each element that it creates, and Jest makes stacks ten times as long
// as usual. That took 7 % of the time of tests that render.
Error.stackTraceLimit = 10;
