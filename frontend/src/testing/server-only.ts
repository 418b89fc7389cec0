// Stands in for the package `server-only`: in tests everything runs on the server.
export {};
