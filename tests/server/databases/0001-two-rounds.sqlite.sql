-- {"tokens": {"Ada": "c4c55c645228ff3b.hGCrZut5puCju54mmfBzDu1GOJoL_ICP8jipLEQq010", "Bo": "bdd9ef2159fd6ddf.-gDbk3qyrrRVdzDXWNG09RdaNU6xGkvvboRYEdQ_2KU"}, "lobby": "lqBOZxQhLucL4OGn34HiwA", "playing": "25u4FpJX9_YjIZ7UqSWBSA", "over": "a5xWtQ2g_RrnVCX70V1BqQ"}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('c4c55c645228ff3b','{"id":"c4c55c645228ff3b","name":"Ada","avatar":"fox","token_hash":"de231a75884d2be4a383ffe8a77c2dbed8398f9405c34db672468363904ae315","created":1795017026.690434,"blocked":[]}');
INSERT INTO "guests" VALUES('bdd9ef2159fd6ddf','{"id":"bdd9ef2159fd6ddf","name":"Bo","avatar":"fox","token_hash":"a31f96006b44d96655038ad3ca93f088751cfa0c05cb49d3888be6fea65591d4","created":1795017027.0075874,"blocked":[]}');
CREATE TABLE keys (
	name VARCHAR(40) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('cookies','7383f5f9f6479e6ae1e00253275b019bb57811367c5b4c4f55ef090d40a31db2');
INSERT INTO "keys" VALUES('alive','1795017033.8994317');
CREATE TABLE members (
	guest VARCHAR(32) NOT NULL, 
	"table" VARCHAR(32) NOT NULL, 
	PRIMARY KEY (guest, "table"), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "members" VALUES('bdd9ef2159fd6ddf','lqBOZxQhLucL4OGn34HiwA');
INSERT INTO "members" VALUES('c4c55c645228ff3b','lqBOZxQhLucL4OGn34HiwA');
INSERT INTO "members" VALUES('bdd9ef2159fd6ddf','a5xWtQ2g_RrnVCX70V1BqQ');
INSERT INTO "members" VALUES('c4c55c645228ff3b','a5xWtQ2g_RrnVCX70V1BqQ');
INSERT INTO "members" VALUES('bdd9ef2159fd6ddf','25u4FpJX9_YjIZ7UqSWBSA');
INSERT INTO "members" VALUES('c4c55c645228ff3b','25u4FpJX9_YjIZ7UqSWBSA');
CREATE TABLE moves (
	"table" VARCHAR(32) NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	said TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	id VARCHAR(40) NOT NULL, 
	PRIMARY KEY ("table", ply), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "moves" VALUES('a5xWtQ2g_RrnVCX70V1BqQ',0,1,'open 6H',1.79501703290987539292e+09,'ebb73fe32fedbdbe');
INSERT INTO "moves" VALUES('a5xWtQ2g_RrnVCX70V1BqQ',1,0,'open 8S',1.79501703291791701311e+09,'95fc03bacbd4794d');
INSERT INTO "moves" VALUES('a5xWtQ2g_RrnVCX70V1BqQ',2,0,'upgrade a1',1.79501703295437097548e+09,'b356948d53a125b8');
INSERT INTO "moves" VALUES('a5xWtQ2g_RrnVCX70V1BqQ',3,1,'attack p1',1.79501703295607733731e+09,'f5f1620a0437a66c');
INSERT INTO "moves" VALUES('a5xWtQ2g_RrnVCX70V1BqQ',4,0,'attack p2',1.79501703297434234618e+09,'7527176ff6aa1dca');
INSERT INTO "moves" VALUES('a5xWtQ2g_RrnVCX70V1BqQ',5,1,'upgrade d1',1.79501703299305939674e+09,'c0f25b9f59338bb7');
INSERT INTO "moves" VALUES('25u4FpJX9_YjIZ7UqSWBSA',0,0,'open AH',1.79501703357350850102e+09,'074c6d638b89f9a5');
INSERT INTO "moves" VALUES('25u4FpJX9_YjIZ7UqSWBSA',1,1,'open 7H',1.79501703366138172144e+09,'02ff2c63d770ea9c');
INSERT INTO "moves" VALUES('25u4FpJX9_YjIZ7UqSWBSA',2,0,'upgrade +',1795017033.67681,'cf7bf4616814d124');
INSERT INTO "moves" VALUES('25u4FpJX9_YjIZ7UqSWBSA',3,1,'attack p1',1.79501703368836402889e+09,'757c258d6f62b946');
INSERT INTO "moves" VALUES('25u4FpJX9_YjIZ7UqSWBSA',4,0,'discard',1.79501703371038174627e+09,'dd4892bc1795d1e2');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	code VARCHAR(12) NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	status VARCHAR(12) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	changed FLOAT NOT NULL, 
	due FLOAT NOT NULL, 
	version INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "tables" VALUES('lqBOZxQhLucL4OGn34HiwA','BGHKPG','c4c55c645228ff3b','lobby',1,1.79501703200994396211e+09,0.0,1,'{"id":"lqBOZxQhLucL4OGn34HiwA","code":"BGHKPG","game":"upgrade","rules":2,"options":{},"seats":[{"guest":"c4c55c645228ff3b","name":"Ada","avatar":"fox"},{"guest":"bdd9ef2159fd6ddf","name":"Bo","avatar":"owl"},{}],"host":"c4c55c645228ff3b","secret":"sealed:05a196300d78c5203f5d9bedd646be6f","status":"lobby","listed":true,"clock":"none","starts":"lot","hints":false,"commitment":"","rounds":null,"previous":"","following":"","junior":-1,"tied":[],"scores":{},"muted":[],"kept_out":{},"forgotten":[],"result":"","ending":"","adjourned":false,"created":1795017031.5432196,"changed":1795017032.009944,"dealt":0.0,"due":0.0,"version":1}');
INSERT INTO "tables" VALUES('a5xWtQ2g_RrnVCX70V1BqQ','VRXYXS','c4c55c645228ff3b','over',0,1.79501703301793479918e+09,0.0,10,'{"id":"a5xWtQ2g_RrnVCX70V1BqQ","code":"VRXYXS","game":"upgrade","rules":2,"options":{"turn_limit":4},"seats":[{"guest":"c4c55c645228ff3b","name":"Ada","avatar":"fox","commitment":"482ec7b5c698fbf7cdb36d22c850e5501f292b0ecd17bf67fe73a2e3f4d1948d","contribution":"b701871bacaa658a22c7d6b66e831377","nonce":"a75bcdaba6dad6164d8be5524432b23f"},{"guest":"bdd9ef2159fd6ddf","name":"Bo","avatar":"owl","ready":true,"commitment":"defa1a650f61b732330b4ef81d63fee924d648b33e5a8d22bb65cb9794786f55","contribution":"aa86dfc808d8a7aa5cc79dc1d5d67cdb","nonce":"eb19759415844a646a9c0fb450b94e0a"}],"host":"c4c55c645228ff3b","secret":"sealed:49ea9bbfc2cddbd0e547ca932bf53bfe","status":"over","listed":false,"clock":"none","starts":"lot","hints":false,"commitment":"d21ee9a872c9b52a93489982136196b6e5575eb9cbf0e004e703b72bb4c2a08a","rounds":{"lot":[0,1],"opening":true},"previous":"","following":"","junior":-1,"tied":[],"scores":{},"muted":[],"kept_out":{},"forgotten":[],"result":"drawn p1 p2","ending":"played","adjourned":false,"created":1795017032.0876696,"changed":1795017033.0179348,"dealt":1795017032.7429824,"due":0.0,"version":10}');
INSERT INTO "tables" VALUES('25u4FpJX9_YjIZ7UqSWBSA','J29MNF','c4c55c645228ff3b','playing',0,1.79501703345056676857e+09,1.79527623371038174632e+09,10,'{"id":"25u4FpJX9_YjIZ7UqSWBSA","code":"J29MNF","game":"upgrade","rules":2,"options":{"tokens":9},"seats":[{"guest":"bdd9ef2159fd6ddf","name":"Bo","avatar":"owl","ready":true,"commitment":"c786fd4c787b8e39af50a805c623169f3466ef0dd1e99a70a0acb7da651c34fc","contribution":"5c0344ef2b44ec2f2eea66ba2ad0869a","nonce":"e07442e5799220297db80a605fb96797"},{"guest":"c4c55c645228ff3b","name":"Ada","avatar":"fox","commitment":"5c86ec086e288bd940a8674405389f473bee4a6a4d461622f36b64d5eb3f1735","contribution":"ceeda7fad854bd5552170f2687af0527","nonce":"1ab880b8940d2bff930157d85562b0bf"}],"host":"c4c55c645228ff3b","secret":"sealed:58f98d278827a862f98bcc4c32b5a767","status":"playing","listed":false,"clock":"correspondence:3","starts":"lot","hints":false,"commitment":"40e342a2b1bbcff5dab42666bf1adca5e8c5736eef58a2b68140665dc24c5ea3","rounds":{"lot":[0,1],"opening":true,"first":1},"previous":"","following":"","junior":-1,"tied":[],"scores":{},"muted":[],"kept_out":{},"forgotten":[],"result":"","ending":"","adjourned":false,"created":1795017033.0521479,"changed":1795017033.4505668,"dealt":1795017033.450413,"due":1795276233.7103817,"version":10}');
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
INSERT INTO "talk" VALUES('a5xWtQ2g_RrnVCX70V1BqQ',0,'c4c55c645228ff3b','Ada','players','good luck',1.79501703289011693004e+09);
INSERT INTO "talk" VALUES('25u4FpJX9_YjIZ7UqSWBSA',0,'c4c55c645228ff3b','Ada','players','good luck',1.79501703350387811653e+09);
CREATE INDEX tables_by_listing ON tables (listed, status, changed);
CREATE INDEX tables_by_host ON tables (host, status);
CREATE INDEX tables_by_due ON tables (status, due);
COMMIT;
