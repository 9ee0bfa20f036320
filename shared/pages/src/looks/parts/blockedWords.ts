import { hash } from '@scribblepup/imaging/hash';

/**
 * Hashes, in base 36, of words that no child should find in a square of letters: rude ones in
 * several languages, slurs, drugs and violence. A look needs only the hashes, so nobody has to read
 * the words here. To add a word of 3 to 7 capitals, add `hash(word).toString(36)`.
 */
const HASHES = new Set(
  `
    1cbs1p 1jx4p3 1v518w 1zccf9 4m65l8 4u2vo4 54ulpq 5wgnpg 7bk1k6 7ols8i 80nu0q 8h6kdd 8rnkzx
    904uhs 9keiqb 9n70aj a6rrmb ampkk8 ax58h0 caqyp7 cdn3v7 cv290u ehf1l1 enmlbx f5j4sx f94a0n
    fpkqj4 fpwx2v fusiyp fw5dni g9hjkt gdc5ag gpnhww gukt6j gwi447 hg2std hvuu3e i9hfck iijxem
    iv2nfq j4ypq9 j7dz3z jmgj8k k707j7 kjq0p4 lb4h6k lhu9yx lmr97f m21vjj mobg4o mrbui2 nazycc
    nl3pon oh95ug p7obz1 pe5oa0 phpgcw pqxukz ptyak1 qiyc87 qqf72i rbfgln rc14rr rnii8m sr6je1
    srpyce th8n49 tti8f8 v4msu0 vemeiz vtrd8v w1stp9 w1zqj0 w587jb w9x5n5 wdgsvu wi2mqc y5orm3
    yvmvt4 z40pit z8q3dz zkpkd9 zli1lb zlysrc zqxajj zt516t zwnpym 10lpiu8 11399su 118a6uc
    11j7j4t 11noeib 128g5xc 12nx980 13tcxuj 1451qnh 14gc00l 14qmp87 15682tj 157n7cx 157ushx
    15begm5 15qdxhq 16jxpcx 186na8s 18tksj3 19l7rxv 19xbfw1 1a9h1vi 1bdszzv 1bluww2 1bt0dl7
    1chw68p 1cqmq8n 1d3abgx 1d4n14r 1dgoufu 1dihje5 1dth1w0 1ec472o 1eoimh4 1eq8coy 1ete5l4
    1f7a8hp 1fg2luk 1frdtrz 1g4mtkj 1h3hmx0 1h9nr4q 1hbq0ih 1ivdkp5 1krsqzx 1kxk1j4 1l76lfq
    1lf3i0d 1lgcdr5 1lj9inz 1ll961n 1m1b3lk 1m92l6c 1myvc5h 1opbf2g 1pca5b4 1pluhdw 1poz8wf
    1q09xiz 1qvh5i9 1qxp606 1r7abuy 1rpern6 1rq0kz7 1skgszp 1tymy6l 1u2d83l 1u4ewbk 1u9nr4e
    1ugx7vm 1usdmjh 1utq6qn 1vgdclh 1w2zypt 1w6717e 1wg65c5 1wgb8pb 1xon8xe 1xyvl9x 1y0avot
    1ymk8w7 1yr62qp
  `
    .trim()
    .split(/\s+/)
    .map((digits) => parseInt(digits, 36)),
);

/** Lengths of the blocked words. */
export const BLOCKED_LENGTHS = [3, 4, 5, 6, 7] as const;

/**
 * True if no child should find this word. A few harmless texts share a hash with a blocked word.
 */
export const isBlocked = (capitals: string): boolean => HASHES.has(hash(capitals));
