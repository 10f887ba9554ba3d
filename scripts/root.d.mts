export declare const root: string;
export declare const isRelease: boolean;
