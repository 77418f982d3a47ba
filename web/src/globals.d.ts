/** The newest version of the changelog, written in by the build. */
declare const __NEWEST_VERSION__: string;
