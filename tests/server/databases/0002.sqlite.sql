-- {"tokens": {"Ada": "cebd4a06b63005e4.PJtnz-U-hInF8f0mkRZoMolkM3DrDaxGCCqlJ1n-LfM", "Bo": "a24670bc844254b3.RglZV2eNFREbL3XRjZkll19kuNpI1rWGx0zaSjTP87o"}, "lobby": "7FROxq2bs0BNnh5dBJeZ3A", "playing": "J5jeMGnxSoAY_TM4GYpxHg", "over": "6m4mP_DLzBmQwlV1jAcm4A"}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('cebd4a06b63005e4','{"id":"cebd4a06b63005e4","name":"Ada","avatar":"fox","token_hash":"eec8ccee6ab222fcaa802001d002a0dc70a6f956b13a1ea31dd2b586e78149a3","created":1795063388.2416494,"blocked":[]}');
INSERT INTO "guests" VALUES('a24670bc844254b3','{"id":"a24670bc844254b3","name":"Bo","avatar":"fox","token_hash":"76967ccff64003097eb87f433580393d5fd59add520eae769cc93cddb5d08e4a","created":1795063388.6305585,"blocked":[]}');
CREATE TABLE keys (
	name VARCHAR(40) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('serves','0001');
INSERT INTO "keys" VALUES('cookies','c7d805ccf2c389ba4877c8f89c5824dd7020bfc24c80d514ece29efa3c6f4581');
INSERT INTO "keys" VALUES('alive','1795063393.6879241');
CREATE TABLE members (
	guest VARCHAR(32) NOT NULL, 
	"table" VARCHAR(32) NOT NULL, 
	PRIMARY KEY (guest, "table"), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "members" VALUES('a24670bc844254b3','7FROxq2bs0BNnh5dBJeZ3A');
INSERT INTO "members" VALUES('cebd4a06b63005e4','7FROxq2bs0BNnh5dBJeZ3A');
INSERT INTO "members" VALUES('a24670bc844254b3','6m4mP_DLzBmQwlV1jAcm4A');
INSERT INTO "members" VALUES('cebd4a06b63005e4','6m4mP_DLzBmQwlV1jAcm4A');
INSERT INTO "members" VALUES('a24670bc844254b3','J5jeMGnxSoAY_TM4GYpxHg');
INSERT INTO "members" VALUES('cebd4a06b63005e4','J5jeMGnxSoAY_TM4GYpxHg');
CREATE TABLE moves (
	"table" VARCHAR(32) NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	said TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	id VARCHAR(40) NOT NULL, epoch INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY ("table", ply), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "moves" VALUES('6m4mP_DLzBmQwlV1jAcm4A',0,1,'open 7D',1.79506339235922193525e+09,'b6b4da00e6c12287',0);
INSERT INTO "moves" VALUES('6m4mP_DLzBmQwlV1jAcm4A',1,0,'open 2D',1.79506339237361240389e+09,'f116ede3aaf12032',0);
INSERT INTO "moves" VALUES('6m4mP_DLzBmQwlV1jAcm4A',2,0,'attack p2',1.79506339241338706011e+09,'5d09ee756ce87b48',0);
INSERT INTO "moves" VALUES('6m4mP_DLzBmQwlV1jAcm4A',3,1,'attack p1',1.79506339244405412674e+09,'9ef0002254aa700e',0);
INSERT INTO "moves" VALUES('6m4mP_DLzBmQwlV1jAcm4A',4,0,'upgrade d1',1.79506339246681213385e+09,'665db966fa6192dc',0);
INSERT INTO "moves" VALUES('6m4mP_DLzBmQwlV1jAcm4A',5,1,'upgrade +',1.79506339247724366189e+09,'b44c09e68dedcf3e',0);
INSERT INTO "moves" VALUES('J5jeMGnxSoAY_TM4GYpxHg',0,1,'open 4D',1.79506339333637070657e+09,'38fd4a74d0625dc5',0);
INSERT INTO "moves" VALUES('J5jeMGnxSoAY_TM4GYpxHg',1,0,'open 10S',1.79506339334481143949e+09,'9667d74f20288263',0);
INSERT INTO "moves" VALUES('J5jeMGnxSoAY_TM4GYpxHg',2,0,'upgrade +',1.79506339337574172014e+09,'52d2eff40a14b4ed',0);
INSERT INTO "moves" VALUES('J5jeMGnxSoAY_TM4GYpxHg',3,1,'upgrade d1',1.79506339338617634769e+09,'784475b17eeecff9',0);
INSERT INTO "moves" VALUES('J5jeMGnxSoAY_TM4GYpxHg',4,0,'upgrade a1',1.79506339339602017397e+09,'663364f5a6ad05c5',0);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	code VARCHAR(12) NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	status VARCHAR(12) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	changed FLOAT NOT NULL, 
	due FLOAT NOT NULL, 
	version INTEGER NOT NULL, 
	body TEXT NOT NULL, worker VARCHAR(16) DEFAULT '' NOT NULL, epoch INTEGER DEFAULT '0' NOT NULL, taken FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "tables" VALUES('7FROxq2bs0BNnh5dBJeZ3A','JBX3A5','cebd4a06b63005e4','lobby',1,1795063391.72846,0.0,1,'{"id":"7FROxq2bs0BNnh5dBJeZ3A","code":"JBX3A5","game":"upgrade","rules":2,"options":{},"seats":[{"guest":"cebd4a06b63005e4","name":"Ada","avatar":"fox"},{"guest":"a24670bc844254b3","name":"Bo","avatar":"owl"},{}],"host":"cebd4a06b63005e4","secret":"sealed:0cbcce219c1142c78058e1720f624efc","status":"lobby","listed":true,"clock":"none","starts":"lot","hints":false,"commitment":"","rounds":null,"origin":null,"previous":"","following":"","junior":-1,"tied":[],"scores":{},"muted":[],"kept_out":{},"forgotten":[],"votes":{},"hinted":{},"renewed":{},"taken_back":0,"result":"","ending":"","adjourned":false,"created":1795063392.4363005,"changed":1795063391.72846,"dealt":0.0,"due":0.0,"version":1}','',0,0.0);
INSERT INTO "tables" VALUES('6m4mP_DLzBmQwlV1jAcm4A','9NTVUZ','cebd4a06b63005e4','over',0,1795063392.49469,0.0,10,'{"id":"6m4mP_DLzBmQwlV1jAcm4A","code":"9NTVUZ","game":"upgrade","rules":2,"options":{"turn_limit":4},"seats":[{"guest":"cebd4a06b63005e4","name":"Ada","avatar":"fox","commitment":"83c1ded75e5127a60e17735605a0ea102d7a9c45d41de4092e2e08992ac77333","contribution":"599c9eccc3fbd5a0f921a0061c0a39f8","nonce":"893d463497d58d87163cb5a8460d7ae7"},{"guest":"a24670bc844254b3","name":"Bo","avatar":"owl","ready":true,"commitment":"884fa5e93e93ff80f8fe71479422c9a9482cd72c0e94f1ec15f74b379e2363e2","contribution":"0cbe64367dba11c97420d11230078960","nonce":"284083801cb7afed8b3cb92f502ae009"}],"host":"cebd4a06b63005e4","secret":"sealed:1e5667be0fe1933bfb04d54e319b71eb","status":"over","listed":false,"clock":"none","starts":"lot","hints":false,"commitment":"56864eec1e266cbd2647ef65c270cac06a248bad04ad974b340c290e59fbdafd","rounds":{"lot":[0,1],"opening":true},"origin":null,"previous":"","following":"","junior":-1,"tied":[],"scores":{"a24670bc844254b3":1},"muted":[],"kept_out":{},"forgotten":[],"votes":{},"hinted":{},"renewed":{},"taken_back":0,"result":"p2","ending":"played","adjourned":false,"created":1795063392.791656,"changed":1795063392.49469,"dealt":1795063392.1053317,"due":0.0,"version":10}','',0,0.0);
INSERT INTO "tables" VALUES('J5jeMGnxSoAY_TM4GYpxHg','ATNMZU','cebd4a06b63005e4','playing',0,1.79506339315518736836e+09,1.79532259339602017402e+09,10,'{"id":"J5jeMGnxSoAY_TM4GYpxHg","code":"ATNMZU","game":"upgrade","rules":2,"options":{"tokens":9},"seats":[{"guest":"cebd4a06b63005e4","name":"Ada","avatar":"fox","commitment":"da40f08799c8af18e08b45e11a5fe3af72bf5dba5af5d1c0f8829e4aa6eff707","contribution":"662d3bd4b06fa82871b7a2460842f1a0","nonce":"b466b3e0be3cdea4e4791b0bf77fcd1a"},{"guest":"a24670bc844254b3","name":"Bo","avatar":"owl","ready":true,"commitment":"1cf8905d8b7174f518ce06f9dd55fcefeb6da1960e717adb6632326fa5111f2e","contribution":"93dc7e3ce9d704ad69a79cd1bb5187bb","nonce":"e92b59378628ea88b86e58dc7b4a1ca8"}],"host":"cebd4a06b63005e4","secret":"sealed:e5897f19b943850c2900c243e1cc9c65","status":"playing","listed":false,"clock":"correspondence:3","starts":"lot","hints":false,"commitment":"d05a48e4d1063626940cb2d577b060abd2413615faadb4a093c7df774dce01e3","rounds":{"lot":[0,1],"opening":true},"origin":null,"previous":"","following":"","junior":-1,"tied":[],"scores":{},"muted":[],"kept_out":{},"forgotten":[],"votes":{},"hinted":{},"renewed":{},"taken_back":0,"result":"","ending":"","adjourned":false,"created":1795063393.5948098,"changed":1795063393.1551874,"dealt":1795063393.1550517,"due":1795322593.3960202,"version":10}','',0,0.0);
CREATE TABLE talk (
	"table" VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	channel VARCHAR(12) NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "talk" VALUES('6m4mP_DLzBmQwlV1jAcm4A',0,'cebd4a06b63005e4','Ada','players','good luck',1.79506339327269792555e+09);
INSERT INTO "talk" VALUES('J5jeMGnxSoAY_TM4GYpxHg',0,'cebd4a06b63005e4','Ada','players','good luck',1.79506339429234123227e+09);
CREATE TABLE workers (
	id VARCHAR(16) NOT NULL, 
	beat INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE INDEX tables_by_listing ON tables (listed, status, changed);
CREATE INDEX tables_by_host ON tables (host, status);
CREATE INDEX tables_by_due ON tables (status, due);
CREATE INDEX tables_by_worker ON tables (worker, status);
COMMIT;
